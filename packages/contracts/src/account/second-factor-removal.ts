import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { endpoint } from '#client/endpoint.ts';
import { mailedToken } from './auth.ts';

/*
 * A member who has lost the second factor, or never had it because someone else set it up, has it removed by a
 * mailed link (docs/decisions/second-factor.md#0327).
 */

const isoTime = z.iso.datetime();

/** Period in which the link removes the factor: from the first time on, before the second. */
const times = { from: isoTime, until: isoTime };

const withToken = {
  errors: ['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED'],
  body: z.object({ token: mailedToken }),
} as const;

/** Mails the link to a member who has given the password. Staff are refused. */
export const requestRemoval = endpoint('POST', '/api/auth/2fa/removal', {
  errors: ['TWOFA_EXPIRED', 'FORBIDDEN'],
  body: z.object({ twofa_token: z.string().check(atMost(200)) }),
  response: z.object(times),
});

/** Returns a link's period, and if it has begun. Changes nothing; the token is in the body so that no log has it. */
export const readRemoval = endpoint('POST', '/api/auth/2fa/removal/status', {
  ...withToken,
  response: z.object({ ...times, ready: z.boolean() }),
});

export const confirmRemoval = endpoint('POST', '/api/auth/2fa/removal/confirm', {
  ...withToken,
  errors: [...withToken.errors, 'CONFLICT', 'FORBIDDEN'],
  response: z.object({ ok: z.literal(true) }),
});

export const stopRemoval = endpoint('POST', '/api/auth/2fa/removal/stop', {
  ...withToken,
  response: z.object({ ok: z.literal(true) }),
});
