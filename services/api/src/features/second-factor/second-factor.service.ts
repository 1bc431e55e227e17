import type { CallResult } from '@camp/contracts/endpoint';
import type * as secondFactor from '@camp/contracts/second-factor';
import { writeAudit } from '#audit/write-audit.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { Authenticator } from '#models/authenticator.ts';
import { User } from '#models/user.ts';
import type { AppContext } from '#context.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { needsSecondFactor } from './second-factor.policy.ts';

/** Whether one's own authenticator is enrolled; passkeys are listed on their own. */
export async function showStatus({
  actor,
}: Call<typeof secondFactor.secondFactorStatus>): Promise<
  CallResult<typeof secondFactor.secondFactorStatus>
> {
  const { id, role } = actor.user;
  const authenticator = await Authenticator.findByPk(id);
  return {
    enabled: authenticator !== null,
    enrolled_at: authenticator?.enrolledAt.toISOString() ?? null,
    recovery_left: await countRecoveryCodes(id),
    required: needsSecondFactor(role),
  };
}

/** Ten new recovery codes for somebody with an authenticator. */
export async function renewRecoveryCodes(
  { db, env }: AppContext,
  { actor, request }: Call<typeof secondFactor.regenerateRecoveryCodes>,
): Promise<CallResult<typeof secondFactor.regenerateRecoveryCodes>> {
  const { id: userId } = actor.user;
  return db.transaction(async (transaction) => {
    await User.findByPk(userId, { lock: true, transaction });
    if (!(await Authenticator.findByPk(userId, { transaction }))) {
      throw new ApiError('CONFLICT', 'authenticatorFirst');
    }
    const codes = await replaceRecoveryCodes({ userId, secretsKey: env.SECRETS_KEY }, transaction);
    await writeAudit(
      { action: 'security.recovery_codes', actorId: userId, targetId: userId, request },
      transaction,
    );
    return { codes };
  });
}
