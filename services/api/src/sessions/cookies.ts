import { cookieName, siteCookies } from '@camp/contracts/site/cookies';
import { parseCookie } from 'cookie';
import type { CookieOptions, Response } from 'express';
import { type Env, isHttps } from '#env.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

/**
 * Names and flags of the cookies. Under HTTPS the session id and the hint are `__Host-` prefixed; the
 * refresh token and the like have a path of their own, which that prefix forbids, so they are `__Secure-`
 * (RFC 6265bis, 4.1.3; docs/decisions/sessions.md#0041).
 */
export function cookiesFor(env: Env) {
  const secure = isHttps(env);
  const base = { secure, sameSite: 'lax' } as const satisfies CookieOptions;
  return {
    session: {
      name: secure ? '__Host-campbc_session' : 'campbc_session',
      options: { ...base, httpOnly: true, path: '/', maxAge: lifetimes.idle },
    },
    refresh: {
      name: secure ? '__Secure-campbc_refresh' : 'campbc_refresh',
      options: { ...base, httpOnly: true, path: '/api/auth', maxAge: lifetimes.absolute },
    },
    /**
     * Readable: shows our own pages that asking who is signed in makes sense
     * (docs/decisions/sessions.md#0040).
     */
    hint: {
      name: cookieName(siteCookies.signedIn, { isHttps: secure }),
      options: { ...base, httpOnly: false, path: '/', maxAge: lifetimes.absolute },
    },
    /**
     * The sign-in that waits for its second factor, for callers that send the code alone
     * (docs/decisions/second-factor.md#0016).
     */
    twofa: {
      name: secure ? '__Secure-campbc_twofa' : 'campbc_twofa',
      options: { ...base, httpOnly: true, path: '/api', maxAge: lifetimes.twofaToken },
    },
    /** Identifies a browser to the accounts that sign in from it. Outlives the session. */
    device: {
      name: secure ? '__Secure-campbc_device' : 'campbc_device',
      options: { ...base, httpOnly: true, path: '/api', maxAge: lifetimes.knownDevice },
    },
  };
}

export function setSignedInCookies(response: Response, env: Env, refreshToken: string): void {
  const { refresh, hint } = cookiesFor(env);
  response.cookie(refresh.name, refreshToken, refresh.options);
  response.cookie(hint.name, '1', hint.options);
}

export function clearSignedInCookies(response: Response, env: Env): void {
  const { session, refresh, hint } = cookiesFor(env);
  for (const cookie of [session, refresh, hint]) clearCookie(response, cookie);
  const plainHint = { ...hint, name: siteCookies.signedIn };
  if (plainHint.name !== hint.name) clearCookie(response, plainHint);
}

/**
 * Takes away what a browser keeps of a person who leaves: the cookies of the sign-in, what was loaded, and
 * with that the pages that Back would show (Clear Site Data, W3C). Not `storage`: what was typed when a
 * session ended is kept there for the same person, and not `cookies`, which hold language, theme, song and
 * consent, and the browser that the account knows (docs/decisions/federation.md#0117).
 */
export function clearAfterLeaving(response: Response, env: Env): void {
  clearSignedInCookies(response, env);
  response.set('clear-site-data', '"cache"');
}

interface Cookie {
  name: string;
  options: CookieOptions;
}

export function clearCookie(response: Response, { name, options }: Cookie): void {
  response.cookie(name, '', { ...options, maxAge: 0 });
}

/**
 * Adds the lifetime of a cookie where only its end is given, as express-session does: the browser compares an end with
 * its own clock, which may be wrong (RFC 6265, 5.3). Call it before the cookie is set.
 */
export function completeLifetime(
  response: Response,
  { name, options: { maxAge = 0 } }: Cookie,
): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response;
  const completed = (line: string) =>
    line.startsWith(`${name}=`) && !/;\s*max-age=/i.test(line)
      ? `${line}; Max-Age=${maxAge / 1_000}`
      : line;
  response.writeHead = (...head: unknown[]) => {
    const lines = response.getHeader('set-cookie');
    if (lines) response.setHeader('set-cookie', [lines].flat().map(String).map(completed));
    return writeHead(...head);
  };
}

/** The value of one cookie of a request's header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name] || undefined;
}
