import { cookieLine, type SiteCookie } from '@camp/contracts/site/cookies';

/** In seconds, as cookies count. */
export const oneYear = 31_536_000;

/** Keeps a visitor's choice in a cookie of this host, for so many seconds. */
export function keepCookie(cookie: SiteCookie, value: string, maxAge: number): void {
  document.cookie = cookieLine(cookie, value, { maxAge, protocol: location.protocol });
}
