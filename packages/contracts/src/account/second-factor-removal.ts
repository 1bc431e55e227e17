import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { endpoint } from '#client/endpoint.ts';
import { mailedToken } from './auth.ts';

/*
 * A member who has lost the second factor, or never had it because somebody else set it up, has it removed by a
 * mailed link (docs/decisions/0327-a-lost-factor-goes-after-a-week.md).
 */

const isoTime = z.iso.datetime();

/** When the link removes something: from the first on, before the second. */
const times = { from: isoTime, until: isoTime };

const withToken = {
  errors: ['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED'],
  body: z.object({ token: mailedToken }),
} as const;

/** Mails the link to somebody who has given the password. Staff are refused. */
export const requestRemoval = endpoint('POST', '/api/auth/2fa/removal', {
  errors: ['TWOFA_EXPIRED', 'FORBIDDEN'],
  body: z.object({ twofa_token: z.string().check(atMost(200)) }),
  response: z.object(times),
});

/** What a link can do by now. It changes nothing; the token is in the body so that no log has it. */
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
