import type { Role } from '@camp/contracts/site/roles';
import { needsSecondFactor } from '#sessions/session-strength.ts';

interface SignInFacts {
  role: Role;
  /** An authenticator or a passkey is enrolled. */
  hasFactor: boolean;
  /** The second factor is waived (docs/decisions/second-factor.md#0018). */
  isWaived: boolean;
  /** This browser is remembered (docs/decisions/second-factor.md#0017). */
  isRemembered: boolean;
}

/** The step that follows a right password. */
export function stepAfterPassword(facts: SignInFacts): 'signed-in' | 'challenge' | 'enrollment' {
  const { role, hasFactor, isWaived, isRemembered } = facts;
  if (isWaived) return 'signed-in';
  if (hasFactor) return isRemembered ? 'signed-in' : 'challenge';
  return needsSecondFactor(role) ? 'enrollment' : 'signed-in';
}

/**
 * Members may turn their own second factor off. Staff may not
 * (docs/decisions/second-factor.md#0013).
 */
export function mayTurnOff(role: Role): boolean {
  return !needsSecondFactor(role);
}

interface EnrollmentFacts {
  /** Id of the token's owner. */
  ownerId: number;
  /** Id of the person signed in; null when no one is. */
  actorId: number | null;
  hasFactor: boolean;
}

/**
 * A token alone may enroll the first factor. Replacing a factor takes a session, which itself took
 * that factor. Otherwise a password would be enough to get rid of it.
 */
export function mayEnroll({ ownerId, actorId, hasFactor }: EnrollmentFacts): boolean {
  return actorId === null ? !hasFactor : actorId === ownerId;
}
