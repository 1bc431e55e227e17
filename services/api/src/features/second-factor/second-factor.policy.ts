import { rankOf, type Role } from '@camp/contracts/roles';

/** Whether a role demands a second factor (decision 13). */
export function needsSecondFactor(role: Role): boolean {
  return rankOf(role) >= rankOf('mod');
}

interface SignInFacts {
  role: Role;
  /** An authenticator or a passkey is enrolled. */
  hasFactor: boolean;
  /** An admin's exception is still on (decision 18). */
  isExcepted: boolean;
  /** This browser is remembered (decision 17). */
  isRemembered: boolean;
}

/** Where a right password leads. */
export function stepAfterPassword(facts: SignInFacts): 'signed-in' | 'challenge' | 'enrolment' {
  const { role, hasFactor, isExcepted, isRemembered } = facts;
  if (isExcepted) return 'signed-in';
  if (hasFactor) return isRemembered ? 'signed-in' : 'challenge';
  return needsSecondFactor(role) ? 'enrolment' : 'signed-in';
}

/** Members may turn their own second factor off; staff may not (decision 18). */
export function mayTurnOff(role: Role): boolean {
  return !needsSecondFactor(role);
}

interface EnrolmentFacts {
  /** Whose token it is. */
  ownerId: number;
  /** Who is signed in; null when nobody is. */
  actorId: number | null;
  hasFactor: boolean;
}

/**
 * A token alone may enrol the first factor. Replacing one takes a session, which took that factor: else
 * a password would be enough to get rid of it.
 */
export function mayEnrol({ ownerId, actorId, hasFactor }: EnrolmentFacts): boolean {
  return actorId === null ? !hasFactor : actorId === ownerId;
}
