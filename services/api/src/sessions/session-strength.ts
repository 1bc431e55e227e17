import { mayOpen, rankOf, type Role } from '@camp/contracts/site/roles';
import type { Env } from '#env.ts';
import type { DeviceSession, Proof } from '#models/device-session.ts';
import type { User } from '#models/user.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

/** True if a role needs a second factor (docs/decisions/second-factor.md#0013). */
export function needsSecondFactor(role: Role): boolean {
  return rankOf(role) >= rankOf('mod');
}

/** True if the second factor is waived now (docs/decisions/second-factor.md#0018). */
export function isSecondFactorWaived({
  secondFactorWaivedUntil,
}: Pick<User, 'secondFactorWaivedUntil'>): boolean {
  return secondFactorWaivedUntil !== null && secondFactorWaivedUntil.getTime() > Date.now();
}

/** Returns the facts that a session keeps of a proof. A passkey is two factors: its device verifies the owner. */
export function provenBy(proof: Proof) {
  const now = new Date();
  return {
    provedBy: proof,
    provedAt: now,
    ...(proof !== 'password' && { secondFactorAt: now }),
    ...(proof === 'passkey' && { passkeyAt: now }),
  };
}

interface Holder {
  user: Pick<User, 'role' | 'secondFactorWaivedUntil'>;
  session: Pick<DeviceSession, 'provedAt' | 'secondFactorAt'>;
}

/** True if a session may do what staff do: its second factor was given in it, or is waived. */
export function isStrongEnough({ user, session }: Holder): boolean {
  return (
    !needsSecondFactor(user.role) || session.secondFactorAt !== null || isSecondFactorWaived(user)
  );
}

/**
 * True if a session lacks the passkey that a setting asks of admins (docs/decisions/second-factor.md#0114).
 * A waiver holds for it, too.
 */
export function lacksPasskey(
  { REQUIRE_ADMIN_PASSKEY }: Pick<Env, 'REQUIRE_ADMIN_PASSKEY'>,
  { user, session }: { user: Holder['user']; session: Pick<DeviceSession, 'passkeyAt'> },
): boolean {
  const isAsked = REQUIRE_ADMIN_PASSKEY && mayOpen('admin', user.role);
  return isAsked && session.passkeyAt === null && !isSecondFactorWaived(user);
}

/** True if the owner of a session proved lately that it is theirs, by a second factor where there is one. */
export function isProvenLately({ user, session }: Holder, hasFactor: boolean): boolean {
  const byFactor = hasFactor && !isSecondFactorWaived(user);
  const at = byFactor ? session.secondFactorAt : session.provedAt;
  return at !== null && at.getTime() > Date.now() - lifetimes.stepUp;
}
