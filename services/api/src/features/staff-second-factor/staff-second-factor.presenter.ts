import type { StaffSecondFactor } from '@camp/contracts/staff-second-factor';
import type { Transaction } from 'sequelize';
import { isSecondFactorWaived } from '#features/second-factor/waiver.ts';
import { Authenticator } from '#models/authenticator.ts';
import { Passkey } from '#models/passkey.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import { User } from '#models/user.ts';

/** Somebody's second factor as admins see it. */
export async function presentSecondFactor(
  user: User,
  transaction: Transaction | null = null,
): Promise<StaffSecondFactor> {
  const { id, username, email } = user;
  const where = { userId: id };
  const authenticator = await Authenticator.findByPk(id, { transaction });
  const unused = await RecoveryCode.count({ where: { ...where, usedAt: null }, transaction });
  return {
    user: { id, username, email },
    twofa: {
      enabled: authenticator !== null,
      enrolled_at: authenticator?.enrolledAt.toISOString() ?? null,
      last_verified_at: authenticator?.lastVerifiedAt?.toISOString() ?? null,
      ...(await presentWaiver(user, transaction)),
      recovery_left: authenticator ? unused : null,
      passkeys: await Passkey.count({ where, transaction }),
    },
  };
}

/** One that has run out counts as none. */
async function presentWaiver(user: User, transaction: Transaction | null) {
  const { secondFactorWaivedUntil, secondFactorWaivedBy } = user;
  if (!isSecondFactorWaived(user) || !secondFactorWaivedUntil) {
    return { override_enabled: false, override_until: null, override_by: null };
  }
  const setBy = secondFactorWaivedBy
    ? await User.findByPk(secondFactorWaivedBy, { transaction })
    : null;
  return {
    override_enabled: true,
    override_until: secondFactorWaivedUntil.toISOString(),
    override_by: setBy?.username ?? null,
  };
}
