import type { CallResult } from '@camp/contracts/endpoint';
import type * as contract from '@camp/contracts/staff-second-factor';
import { writeAudit } from '#audit/write-audit.ts';
import { openStaffAction } from '#features/staff-users/staff-action.ts';
import { replaceRecoveryCodes } from '#features/second-factor/recovery-codes.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { recipientOf } from '#mail/recipient.ts';
import { recoveryCodesReplacedMail } from '#mail/security-mails.ts';
import { Authenticator } from '#models/authenticator.ts';
import type { AppContext } from '#context.ts';

/** Ten new recovery codes for somebody else, to hand over in person: the answer is their only copy. */
export function renewCodesOf(
  { db, env, outbox }: AppContext,
  { actor: caller, params, request }: Call<typeof contract.regenerateRecoveryCodes>,
): Promise<CallResult<typeof contract.regenerateRecoveryCodes>> {
  return db.transaction(async (transaction) => {
    const requested = { actions: ['regenerateRecoveryCodes' as const] };
    const asked = { actor: caller, params, requested };
    const { actor, target } = await openStaffAction(asked, transaction);
    const { id: userId } = target;
    if (!(await Authenticator.findByPk(userId, { transaction }))) {
      throw new ApiError('CONFLICT', 'userHasNoAuthenticator');
    }
    const secretsKey = env.SECRETS_KEY;
    const recoveryCodes = await replaceRecoveryCodes({ userId, secretsKey }, transaction);
    await outbox.add(recoveryCodesReplacedMail(recipientOf(target)), transaction);
    const who = { actorId: actor.id, targetId: userId, request };
    await writeAudit({ action: 'security.admin_recovery_codes', ...who }, transaction);
    return { recoveryCodes };
  });
}
