/**
 * Destination after a page when no origin is stored (docs/decisions/sign-in.md#0011).
 */
export type Home = '/' | '/hub' | '/profile';

/**
 * Returns the destination of a person who has signed in: the page that sent them to /login, else the page's home.
 * Only paths of this site count, so that no crafted address leads elsewhere (OWASP ASVS 5.0, 3.7.2).
 */
export function destinationOf(locationState: unknown, home: Home): string {
  if (typeof locationState !== 'object' || locationState === null) return home;
  const { from } = locationState as { from?: unknown };
  if (typeof from !== 'string' || !isSameSitePath(from)) return home;
  return from;
}

/** A leading slash not followed by another slash or a backslash, which browsers read as a slash. */
function isSameSitePath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  const here = 'https://here.invalid';
  return URL.canParse(path, here) && new URL(path, here).origin === here;
}
