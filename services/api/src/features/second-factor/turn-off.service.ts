import type { CallResult } from '@camp/contracts/endpoint';
import type * as secondFactor from '@camp/contracts/second-factor';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { verifyCurrentPassword } from '#features/password/verify-current-password.ts';
import type { Call } from '#http/route.ts';
import { recipientOf } from '#mail/recipient.ts';
import { secondFactorOffMail } from '#mail/security-mails.ts';
import { Authenticator } from '#models/authenticator.ts';
import { Passkey } from '#models/passkey.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import { User } from '#models/user.ts';
import { forgetRememberedDevices } from '#sessions/known-devices.ts';
import { voidSignInTokens } from '#tokens/sign-in-token.ts';
import { acceptCode, codeDidNotMatch } from './accept-code.ts';
import { mayTurnOff } from './second-factor.policy.ts';

type TurnOffCall = Call<typeof secondFactor.disableSecondFactor>;

/**
 * Turns the caller's own second factor off: authenticator, recovery codes and passkeys
 * (docs/decisions/0013-second-factor-for-staff.md).
 */
export async function turnOff(
  context: AppContext,
  call: TurnOffCall,
): Promise<CallResult<typeof secondFactor.disableSecondFactor>> {
  const { actor, body } = call;
  const { id: userId, role } = actor.user;
  if (!mayTurnOff(role)) {
    throw new ApiError('FORBIDDEN', 'secondFactorRequired');
  }
  if (!(await Authenticator.findByPk(userId))) {
    throw new ApiError('CONFLICT', 'secondFactorOff');
  }
  const password = { field: 'password', value: body.password };
  const failure = 'security.disable_2fa_failed';
  await verifyCurrentPassword(context, { ...call, password, failure });
  await context.limits.codes.check(userId);
  const isDone = await context.db.transaction((transaction) =>
    turnOffWithCode(context, { call, userId }, transaction),
  );
  if (!isDone) throw codeDidNotMatch();
  await context.limits.codes.succeeded(userId);
  return { ok: true };
}

/** Answers false instead of throwing, so that a wrong code is on record. */
async function turnOffWithCode(
  { env, outbox }: AppContext,
  { call, userId }: { call: TurnOffCall; userId: number },
  transaction: Transaction,
): Promise<boolean> {
  const { body, request } = call;
  const user = await User.findByPk(userId, { lock: true, rejectOnEmpty: true, transaction });
  const entered = { userId, code: body.code, secretsKey: env.SECRETS_KEY };
  const who = { actorId: userId, targetId: userId, request };
  if (!(await acceptCode(entered, transaction))) {
    const details = { reason: 'wrong code' } as const;
    await writeAudit({ action: 'security.challenge_failed', ...who, details }, transaction);
    return false;
  }
  const ofUser = { where: { userId }, transaction };
  await Authenticator.destroy(ofUser);
  await RecoveryCode.destroy(ofUser);
  const passkeys = await Passkey.destroy(ofUser);
  await voidSignInTokens(userId, transaction);
  await forgetRememberedDevices(userId, transaction);
  await outbox.add(secondFactorOffMail(recipientOf(user)), transaction);
  const details = { passkeys };
  await writeAudit({ action: 'security.disable_2fa', ...who, details }, transaction);
  return true;
}
