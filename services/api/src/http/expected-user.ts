import { me } from '@camp/contracts/account/session';
import { expectedUserHeader } from '@camp/contracts/client/expected-user';
import type { Request } from 'express';
import { apiErrors } from '#errors/api-error.ts';
import type { Actor } from '#sessions/actor.ts';
import { callOf, type RoutedCall } from './route.ts';

/** True if a call needs the session of the person that its page shows. By `me` a page finds out whose it is. */
export const takesExpectedUser = ({ endpoint, access }: Pick<RoutedCall, 'endpoint' | 'access'>) =>
  access !== 'anyone' && endpoint.path !== me.path;

/**
 * Refuses a call whose page shows another person than the session belongs to, before it does anything
 * (docs/decisions/sessions.md#0330).
 * @throws {@link ApiError} USER_MISMATCH
 */
export function requireExpectedUser({ stored: { user } }: Actor, request: Request): void {
  const expected = request.get(expectedUserHeader);
  if (expected === undefined || expected === String(user.id)) return;
  const call = callOf(request);
  if (call && takesExpectedUser(call)) throw apiErrors.somebodyElse();
}
