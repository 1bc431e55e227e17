import type { StaffSecondFactor } from '@camp/contracts/staff-second-factor';
import { isSecondFactorWaived } from '#features/second-factor/second-factor.policy.ts';
import type { Authenticator } from '#models/authenticator.ts';
import type { User } from '#models/user.ts';

interface KnownFactors {
  user: User;
  authenticator: Authenticator | null;
  unusedCodes: number;
  passkeys: number;
  /** Who set the waiver; null for nobody, or somebody who was deleted. */
  waivedBy: User | null;
}

/** Somebody's second factor as admins see it. */
export function presentSecondFactor(known: KnownFactors): StaffSecondFactor {
  const { user, authenticator, unusedCodes, passkeys } = known;
  const { id, username, email } = user;
  return {
    user: { id, username, email },
    twofa: {
      enabled: authenticator !== null,
      enrolled_at: authenticator?.enrolledAt.toISOString() ?? null,
      last_verified_at: authenticator?.lastVerifiedAt?.toISOString() ?? null,
      ...presentWaiver(known),
      recovery_left: authenticator ? unusedCodes : null,
      passkeys,
    },
  };
}

/** A waiver that has run out counts as none. */
function presentWaiver({ user, waivedBy }: KnownFactors) {
  const { secondFactorWaivedUntil: until } = user;
  if (!isSecondFactorWaived(user) || !until) {
    return { override_enabled: false, override_until: null, override_by: null };
  }
  return {
    override_enabled: true,
    override_until: until.toISOString(),
    override_by: waivedBy?.username ?? null,
  };
}
