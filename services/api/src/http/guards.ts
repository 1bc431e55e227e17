import type { Endpoint } from '@camp/contracts/client/endpoint';
import { type Access, mayOpen } from '@camp/contracts/site/roles';
import type { ErrorRequestHandler, Request } from 'express';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { isPassing } from '#errors/database-errors.ts';
import { type Actor, askActor } from '#sessions/actor.ts';
import { factorsOf } from '#sessions/factors.ts';
import { isProvenLately, isStrongEnough } from '#sessions/session-strength.ts';

/** Returns the caller of a route that is open to strangers; null when signed out, and for everyone in an outage. */
export async function actorIfKnown(request: Request): Promise<Actor | null> {
  try {
    return await askActor(request);
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}

/** Puts refused callers on record, also where the call had no need to ask (OWASP ASVS 5.0, 16.3.2 and 16.3.3). */
export const findRefused: ErrorRequestHandler = async (
  error: unknown,
  request,
  _response,
  next,
) => {
  if (error instanceof ApiError && error.status < 500) await findOut(request);
  next(error);
};

/** An outage, or too many changes, is not what the call is refused for. */
async function findOut(request: Request): Promise<void> {
  await askActor(request).catch(() => null);
}

const isForStaff = (access: Access) => access === 'moderator' || access === 'admin';

const stepUpFirst = () => new ApiError('STEP_UP_REQUIRED', 'stepUpFirst');

/**
 * Returns a caller who may use a route that is not open to anyone.
 * @throws {@link ApiError} UNAUTHENTICATED when signed out, FORBIDDEN when the rank is too low,
 * STEP_UP_REQUIRED for staff whose session lacks a second factor (docs/decisions/sessions.md#0107),
 * PASSKEY_REQUIRED for admins where a setting asks for one.
 */
export async function requireActor(
  access: Exclude<Access, 'anyone'>,
  actor: Actor | null,
): Promise<Actor> {
  if (!actor) throw apiErrors.signInFirst();
  if (!mayOpen(access, actor.stored.user.role)) throw apiErrors.forbidden();
  if (!isForStaff(access)) return actor;
  if (!isStrongEnough(actor.stored)) await refuseWeakSession(actor);
  if (actor.lacksPasskey) throw new ApiError('PASSKEY_REQUIRED', 'passkeyFirst');
  return actor;
}

/** Asks for a factor. An account without one is signed out: its next sign-in leads to enrollment. */
async function refuseWeakSession({ user, session }: Actor): Promise<never> {
  if ((await factorsOf(user.id)).length > 0) throw stepUpFirst();
  await session.destroy();
  throw apiErrors.signInFirst();
}

/**
 * For what only the owner of the account may do, not anyone who finds the browser open.
 * @throws {@link ApiError} STEP_UP_REQUIRED unless they confirmed in the last ten minutes that it is them.
 */
export async function requireStepUp(
  actor: Actor,
  by: NonNullable<Endpoint['stepUp']> = 'identity',
): Promise<void> {
  const hasFactor = (await factorsOf(actor.user.id)).length > 0;
  if (by === 'second-factor' && !hasFactor) return;
  if (!isProvenLately(actor, hasFactor)) throw stepUpFirst();
}
