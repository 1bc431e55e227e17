import type { CallResult } from '@camp/contracts/endpoint';
import type * as contract from '@camp/contracts/staff-second-factor';
import { writeAudit } from '#audit/write-audit.ts';
import { openStaffAction } from '#features/staff-users/staff-action.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { apiErrors } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { recipientOf } from '#mail/recipient.ts';
import { secondFactorResetMail } from '#mail/security-mails.ts';
import { Authenticator } from '#models/authenticator.ts';
import { Passkey } from '#models/passkey.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import { User } from '#models/user.ts';
import type { AppContext } from '#context.ts';
import { presentSecondFactor } from './staff-second-factor.presenter.ts';

/** To look at is open to all admins, whatever rank they look at. */
export async function showFactor({
  params,
}: Call<typeof contract.readSecondFactor>): Promise<CallResult<typeof contract.readSecondFactor>> {
  const user = await User.findByPk(params.id);
  if (!user) throw apiErrors.noSuchUser();
  return presentSecondFactor(user);
}

/**
 * Takes every second factor from an account and ends its sessions, for somebody who has lost them all:
 * staff enroll again at the next sign-in. An override stays as it is.
 */
export function resetFactor(
  { db, outbox }: AppContext,
  { actor: caller, params, request }: Call<typeof contract.resetSecondFactor>,
): Promise<CallResult<typeof contract.resetSecondFactor>> {
  return db.transaction(async (transaction) => {
    const requested = { actions: ['resetSecondFactor' as const] };
    const asked = { actor: caller, params, requested };
    const { actor, target } = await openStaffAction(asked, transaction);
    const ofTarget = { where: { userId: target.id }, transaction };
    const authenticators = await Authenticator.destroy(ofTarget);
    await RecoveryCode.destroy(ofTarget);
    const passkeys = await Passkey.destroy(ofTarget);
    await endAllAccess(target.id, transaction);
    await outbox.add(secondFactorResetMail(recipientOf(target)), transaction);
    const who = { actorId: actor.id, targetId: target.id, request };
    const details = { authenticators, passkeys };
    await writeAudit({ action: 'security.admin_reset_2fa', ...who, details }, transaction);
    return presentSecondFactor(target, transaction);
  });
}
