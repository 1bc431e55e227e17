/** Query parameters that let someone in or say who someone is; none of them may leave the site. */
const secretParameters = new Set(['token', 'enroll_token', 'twofa_token', 't', 'code', 'email']);

/** An address on this site without its hash and without secrets; what remains of the query stays as written. */
export function reportableAddress(address: string): { path: string; location: string } {
  const { origin, pathname, search } = new URL(address);
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !secretParameters.has(nameOf(part)));
  const path = pathname + (kept.length > 0 ? `?${kept.join('&')}` : '');
  return { path, location: origin + path };
}

/** Name of a parameter as servers read it, whatever its case and however it is escaped. */
function nameOf(part: string): string {
  const [name = ''] = new URLSearchParams(part).keys();
  return name.toLowerCase();
}
