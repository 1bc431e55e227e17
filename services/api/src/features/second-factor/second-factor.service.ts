import type * as secondFactor from '@camp/contracts/account/second-factor';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { verifyCurrentPassword } from '#features/password/verify-current-password.ts';
import type { Call } from '#http/route.ts';
import { recoveryCodesMadeMail, secondFactorOffMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { Authenticator } from '#models/authenticator.ts';
import { Passkey } from '#models/passkey.ts';
import { User } from '#models/user.ts';
import {
  acceptCode,
  codeDidNotMatch,
  countRecoveryCodes,
  makeRecoveryCodes,
  type ReadCode,
  readCode,
  removeFactors,
  replaceRecoveryCodes,
} from './codes.ts';
import { factorsOf } from '#sessions/factors.ts';
import { mayTurnOff } from './second-factor.policy.ts';
import { endOtherAccess } from '#sessions/end-access.ts';
import { needsSecondFactor } from '#sessions/session-strength.ts';

/** Shows what the caller has enrolled. Passkeys have a list of their own, too. */
export async function showStatus({
  actor,
}: Call<typeof secondFactor.secondFactorStatus>): Promise<
  CallResult<typeof secondFactor.secondFactorStatus>
> {
  const { id, role } = actor.user;
  const methods = await factorsOf(id);
  return {
    enabled: methods.length > 0,
    methods,
    enrolled_at: (await firstEnrolledAt(id))?.toISOString() ?? null,
    recovery_left: await countRecoveryCodes(id),
    required: needsSecondFactor(role),
  };
}

/** Returns when the authenticator was enrolled, or else the first passkey. */
async function firstEnrolledAt(userId: number): Promise<Date | null> {
  const authenticator = await Authenticator.findByPk(userId);
  if (authenticator) return authenticator.enrolledAt;
  const passkey = await Passkey.findOne({ where: { userId }, order: ['createdAt'] });
  return passkey?.createdAt ?? null;
}

/** Makes ten new recovery codes for a person with a second factor. */
export async function renewRecoveryCodes(
  context: AppContext,
  { actor, request }: Call<typeof secondFactor.regenerateRecoveryCodes>,
): Promise<CallResult<typeof secondFactor.regenerateRecoveryCodes>> {
  const { id: userId } = actor.user;
  await requireFactor(userId);
  const made = await makeRecoveryCodes(context, { userId, request });
  const { db, outbox } = context;
  return db.transaction(async (transaction) => {
    await User.findByPk(userId, { lock: true, transaction });
    await requireFactor(userId, transaction);
    const codes = await replaceRecoveryCodes(made, transaction);
    await outbox.add(recoveryCodesMadeMail(recipientOf(actor.user)), transaction);
    await writeAudit(
      { action: 'security.recovery_codes', actorId: userId, targetId: userId, request },
      transaction,
    );
    return { codes };
  });
}

async function requireFactor(userId: number, transaction: Transaction | null = null) {
  if ((await factorsOf(userId, transaction)).length > 0) return;
  throw new ApiError('CONFLICT', 'factorFirst');
}

type TurnOffCall = Call<typeof secondFactor.disableSecondFactor>;

/**
 * Turns the caller's own second factor off: authenticator, recovery codes and passkeys
 * (docs/decisions/second-factor.md#0013).
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
  if ((await factorsOf(userId)).length === 0) {
    throw new ApiError('CONFLICT', 'secondFactorOff');
  }
  const password = { field: 'password', value: body.password };
  const failure = { action: 'security.disable_2fa_failed' } as const;
  await verifyCurrentPassword(context, { ...call, password, failure });
  await context.rateLimits.codes.check(userId);
  const read = await readCode(context, { userId, code: body.code, request: call.request });
  const isDone = await context.db.transaction((transaction) =>
    turnOffWithCode(context, { call, read }, transaction),
  );
  if (!isDone) throw codeDidNotMatch(body.code);
  await context.rateLimits.codes.succeeded(userId);
  return { ok: true };
}

/** Returns false instead of throwing, so that a wrong code is recorded. */
async function turnOffWithCode(
  { outbox }: AppContext,
  { call, read }: { call: TurnOffCall; read: ReadCode },
  transaction: Transaction,
): Promise<boolean> {
  const { request } = call;
  const { userId } = read;
  const user = await User.findByPk(userId, { lock: true, rejectOnEmpty: true, transaction });
  const who = { actorId: userId, targetId: userId, request };
  if (!(await acceptCode(read, transaction))) {
    const details = { reason: 'wrong code' } as const;
    await writeAudit({ action: 'security.challenge_failed', ...who, details }, transaction);
    return false;
  }
  const { passkeys } = await removeFactors(userId, transaction);
  await endOtherAccess({ userId, keptId: call.actor.session.id }, transaction);
  await outbox.add(secondFactorOffMail(recipientOf(user)), transaction);
  const details = { passkeys };
  await writeAudit({ action: 'security.disable_2fa', ...who, details }, transaction);
  return true;
}
