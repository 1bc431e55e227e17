/**
 * Query parameters that may leave the site: choices among a few known words. All others stay here: what people type,
 * where they are, anything that grants access (OWASP ASVS 5.0 14.2.3), and every parameter that no one thought of.
 */
const reportedParameters = new Set([
  'view',
  'step',
  'tab',
  'region',
  'type',
  'reservation',
  'amenity',
  'unknown',
  'closed',
  'radius',
  'sort',
  'page',
]);

/** A parameter as our own pages write it. Everything else may be a text. */
const knownWords = /^([a-z]+)=[\w-]{1,40}(,[\w-]{1,40})*$/;

/** Parts of a path that grant access to anyone who knows them. */
const secretOfPath = /^(\/saved\/shared\/)[^/]+/;

/** Returns an address of this site as analytics may know it: without hash, secrets and the visitor's own words. */
export function reportableAddress(address: string): { path: string; location: string } {
  const { origin, pathname, search } = new URL(address);
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => reportedParameters.has(knownWords.exec(part)?.[1] ?? ''));
  const path =
    pathname.replace(secretOfPath, '$1:code') + (kept.length > 0 ? `?${kept.join('&')}` : '');
  return { path, location: origin + path };
}
