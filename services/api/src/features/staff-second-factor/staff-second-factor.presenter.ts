import type { StaffSecondFactor } from '@camp/contracts/staff-second-factor';
import type { Transaction } from 'sequelize';
import { isExcepted } from '#features/second-factor/exception.ts';
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
      ...(await presentException(user, transaction)),
      recovery_left: authenticator ? unused : null,
      passkeys: await Passkey.count({ where, transaction }),
    },
  };
}

/** One that has run out counts as none. */
async function presentException(user: User, transaction: Transaction | null) {
  const { twofaOverrideUntil, twofaOverrideBy } = user;
  if (!isExcepted(user) || !twofaOverrideUntil) {
    return { override_enabled: false, override_until: null, override_by: null };
  }
  const setBy = twofaOverrideBy ? await User.findByPk(twofaOverrideBy, { transaction }) : null;
  return {
    override_enabled: true,
    override_until: twofaOverrideUntil.toISOString(),
    override_by: setBy?.username ?? null,
  };
}
