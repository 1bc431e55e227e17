import type { AuditFact } from '@camp/contracts/audit-actions';
import type { CallResult } from '@camp/contracts/endpoint';
import type * as contract from '@camp/contracts/staff-second-factor';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { replaceRecoveryCodes } from '#features/second-factor/recovery-codes.ts';
import { isSecondFactorWaived } from '#features/second-factor/second-factor.policy.ts';
import { openStaffAction, type StaffAction } from '#features/staff-users/staff-action.ts';
import type { Call } from '#http/route.ts';
import { recipientOf } from '#mail/recipient.ts';
import {
  recoveryCodesReplacedMail,
  secondFactorResetMail,
  secondFactorWaivedMail,
} from '#mail/security-mails.ts';
import { Authenticator } from '#models/authenticator.ts';
import { Passkey } from '#models/passkey.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import { User } from '#models/user.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { presentSecondFactor } from './staff-second-factor.presenter.ts';

/** To look at is open to all admins, whatever rank they look at. */
export async function showFactor({
  params,
}: Call<typeof contract.readSecondFactor>): Promise<CallResult<typeof contract.readSecondFactor>> {
  const user = await User.findByPk(params.id);
  if (!user) throw apiErrors.noSuchUser();
  return showSecondFactor(user);
}

async function showSecondFactor(user: User, transaction: Transaction | null = null) {
  const ofUser = { where: { userId: user.id }, transaction };
  const unused = { where: { userId: user.id, usedAt: null }, transaction };
  const { secondFactorWaivedBy: setBy } = user;
  return presentSecondFactor({
    user,
    authenticator: await Authenticator.findByPk(user.id, { transaction }),
    unusedCodes: await RecoveryCode.count(unused),
    passkeys: await Passkey.count(ofUser),
    waivedBy: setBy ? await User.findByPk(setBy, { transaction }) : null,
  });
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
    return showSecondFactor(target, transaction);
  });
}

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

/**
 * Waives somebody's second factor for seven days, or ends the waiver
 * (docs/decisions/0018-second-factor-waiver.md).
 */
export function setWaiver(
  context: AppContext,
  { actor, params, body, request }: Call<typeof contract.waiveSecondFactor>,
): Promise<CallResult<typeof contract.waiveSecondFactor>> {
  return context.db.transaction(async (transaction) => {
    const requested = { actions: ['waiveSecondFactor' as const] };
    const people = await openStaffAction({ actor, params, requested }, transaction);
    const turn = body.enabled ? turnOn : turnOff;
    const event = await turn(people, { context, transaction });
    const who = { actorId: people.actor.id, targetId: people.target.id, request };
    if (event) await writeAudit({ ...event, ...who }, transaction);
    return showSecondFactor(people.target, transaction);
  });
}

interface Context {
  context: AppContext;
  transaction: Transaction;
}

/** Seven days from now, also where it was on already. */
async function turnOn(
  { actor, target }: StaffAction,
  { context, transaction }: Context,
): Promise<AuditFact> {
  const until = new Date(Date.now() + lifetimes.secondFactorWaiver);
  await target.update(
    { secondFactorWaivedUntil: until, secondFactorWaivedBy: actor.id },
    { transaction },
  );
  await context.outbox.add(secondFactorWaivedMail(recipientOf(target), until), transaction);
  return { action: 'security.override_on', details: { until: until.toISOString() } };
}

/** The sessions end with the waiver, since they may have begun without the second factor. */
async function turnOff(
  { target }: StaffAction,
  { transaction }: Context,
): Promise<AuditFact | null> {
  if (!isSecondFactorWaived(target)) return null;
  await target.update(
    { secondFactorWaivedUntil: null, secondFactorWaivedBy: null },
    { transaction },
  );
  await endAllAccess(target.id, transaction);
  return { action: 'security.override_off', details: { sessions_ended: true } };
}
