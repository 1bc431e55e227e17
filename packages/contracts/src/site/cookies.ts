/**
 * Cookies that pages read or write, or that inform the edge about a visitor, by their plain names. Over HTTPS each
 * has `__Host-` before its name, so that no other host can have set it (RFC 6265bis, 4.1.3;
 * docs/decisions/sessions.md#0133). Those of the session are left to the API.
 */
export const siteCookies = {
  /** `1` while someone may be signed in. The API sets it along with its cookies that no script can read. */
  signedIn: 'campbc_signed_in',
  language: 'campbc_language',
  theme: 'campbc_theme',
  song: 'campbc_song',
  /** The visitor's answer about analytics. */
  analytics: 'campbc_analytics',
  /** Tells visitors apart, and nothing else about them. It keeps them in the same canaries from page to page. */
  visitor: 'campbc_visitor',
  /**
   * With it the shell reports to the edge that a remote's files are not those published. While it lives,
   * the edge gives this visitor the release before.
   */
  badHash: 'campbc_bad_hash',
  /** The visitor's dev override, signed by the API. */
  override: 'campbc_override',
} as const;

export type SiteCookie = (typeof siteCookies)[keyof typeof siteCookies];

/** Returns the name of a cookie on a site that is, or is not, HTTPS. */
export const cookieName = (cookie: SiteCookie, { isHttps }: { isHttps: boolean }): string =>
  isHttps ? `__Host-${cookie}` : cookie;

/** Returns the name over HTTPS, which counts, and the plain one: over HTTP, or from before there was a prefix. */
export const cookieNames = (cookie: SiteCookie): [string, string] => [`__Host-${cookie}`, cookie];

/** Finds the value of a cookie among those of a page (`document.cookie`). */
export function cookieIn(cookies: string, cookie: SiteCookie): string | undefined {
  const pairs = cookies.split('; ');
  for (const name of cookieNames(cookie)) {
    const pair = pairs.find((each) => each.startsWith(`${name}=`));
    if (pair) return pair.slice(name.length + 1);
  }
  return undefined;
}

/** Returns the line that a page writes to `document.cookie` to keep a value for `maxAge` seconds. */
export function cookieLine(
  cookie: SiteCookie,
  value: string,
  { maxAge, protocol }: { maxAge: number; protocol: string },
): string {
  const isHttps = protocol === 'https:';
  const secure = isHttps ? '; secure' : '';
  return `${cookieName(cookie, { isHttps })}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}
