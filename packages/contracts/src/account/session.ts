import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { ownUserSchema } from './users.ts';

/* The calls that the shell itself makes, apart from those of the forms, so that it need not load their checks. */

/** Returns the signed-in user; 401 means signed out. */
export const me = endpoint('GET', '/api/auth/me', {
  response: z.object({
    user: ownUserSchema,
    /** Topic by which an open page hears of changes about this person; older APIs send none. */
    topic: z.optional(z.string()),
  }),
});

/**
 * Rotates the refresh token and re-creates a lost server session
 * (docs/decisions/sessions.md#0003).
 */
export const refresh = endpoint('POST', '/api/auth/refresh', {
  errors: ['UNAUTHENTICATED'],
  response: z.object({ ok: z.literal(true) }),
});

export const logout = endpoint('POST', '/api/auth/logout', {
  response: z.object({ ok: z.literal(true) }),
});
