import { overrideCookie } from '@camp/contracts/dev-override';
import type { CookieOptions } from 'express';
import { type Env, isHttps } from '#env.ts';

/** How long an override holds at most: a working day. */
export const overrideLastsMs = 8 * 3_600_000;

/** Cannot be read by scripts, and under HTTPS belongs to exactly this host (RFC 6265bis, 4.1.3). */
export function overrideCookieFor(env: Env): { name: string; options: CookieOptions } {
  const secure = isHttps(env);
  return {
    name: secure ? `__Host-${overrideCookie}` : overrideCookie,
    options: { secure, sameSite: 'lax', httpOnly: true, path: '/', maxAge: overrideLastsMs },
  };
}
