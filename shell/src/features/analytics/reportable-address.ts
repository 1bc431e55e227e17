/** Query parameters that grant access or identify a person; none of them may leave the site. */
const secretParameters = new Set(['token', 'enroll_token', 'twofa_token', 't', 'code', 'email']);

/** An address of this site without its hash and secrets; the rest of the query stays as written. */
export function reportableAddress(address: string): { path: string; location: string } {
  const { origin, pathname, search } = new URL(address);
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !secretParameters.has(nameOf(part)));
  const path = pathname + (kept.length > 0 ? `?${kept.join('&')}` : '');
  return { path, location: origin + path };
}

/** A parameter's name as servers read it: decoded, in lower case. */
function nameOf(part: string): string {
  const [name = ''] = new URLSearchParams(part).keys();
  return name.toLowerCase();
}
