import type { CallResult } from '@camp/contracts/client/endpoint';
import type { AuditFact } from '@camp/contracts/staff/audit-actions';
import type * as contract from '@camp/contracts/staff/staff-second-factor';
import type { StaffSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import {
  makeRecoveryCodes,
  removeFactors,
  replaceRecoveryCodes,
} from '#features/second-factor/codes.ts';
import { factorsOf } from '#sessions/factors.ts';
import { isSecondFactorWaived } from '#sessions/session-strength.ts';
import { openStaffAction, type StaffAction } from '#features/staff-users/staff-action.ts';
import { refuseTakeover } from '#features/staff-users/refuse-takeover.ts';
import { seenVersions } from '#http/if-match.ts';
import type { Call } from '#http/route.ts';
import {
  recoveryCodesReplacedMail,
  secondFactorBackMail,
  secondFactorResetMail,
  secondFactorWaivedMail,
} from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { Authenticator } from '#models/authenticator.ts';
import { Passkey } from '#models/passkey.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import { User } from '#models/user.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

/** Every admin may look, whatever the rank of the user. */
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
 * Removes every second factor of an account and ends its sessions, for a person who has lost them all. Staff
 * enroll again at the next sign-in. A waiver stays as it is.
 */
export function resetFactor(
  { db, outbox }: AppContext,
  { actor: caller, params, body, request }: Call<typeof contract.resetSecondFactor>,
): Promise<CallResult<typeof contract.resetSecondFactor>> {
  return db.transaction(async (transaction) => {
    const requested = { actions: ['resetSecondFactor' as const] };
    const asked = { actor: caller, params, requested, seen: seenVersions(request) };
    const { actor, target } = await openStaffAction(asked, transaction);
    await refuseTakeover({ actor, target }, { changing: 'factor', transaction });
    const { authenticators, passkeys, recoveryCodes } = await removeFactors(target.id, transaction);
    if (authenticators + passkeys === 0) throw new ApiError('CONFLICT', 'userHasNoFactor');
    await endAllAccess(target.id, transaction);
    const removed = { hasAuthenticator: authenticators > 0, passkeys, hasCodes: recoveryCodes > 0 };
    await outbox.add(secondFactorResetMail(recipientOf(target), removed), transaction);
    const who = { actorId: actor.id, targetId: target.id, request };
    const details = { authenticators, passkeys, ...statedBy(body) };
    await writeAudit({ action: 'security.admin_reset_2fa', ...who, details }, transaction);
    return showSecondFactor(target, transaction);
  });
}

type RenewCodesCall = Call<typeof contract.regenerateRecoveryCodes>;

/** Makes ten new recovery codes for someone else, to hand over in person. The answer is their only copy. */
export async function renewCodesOf(
  context: AppContext,
  call: RenewCodesCall,
): Promise<CallResult<typeof contract.regenerateRecoveryCodes>> {
  const { db, outbox } = context;
  const { id: userId } = call.params;
  await db.transaction((transaction) => openRenewal(call, transaction));
  const askedBy = call.actor.user.id;
  const made = await makeRecoveryCodes(context, { userId, askedBy, request: call.request });
  return db.transaction(async (transaction) => {
    const { actor, target } = await openRenewal(call, transaction);
    const recoveryCodes = await replaceRecoveryCodes(made, transaction);
    await outbox.add(recoveryCodesReplacedMail(recipientOf(target)), transaction);
    const who = { actorId: actor.id, targetId: userId, request: call.request };
    await writeAudit({ action: 'security.admin_recovery_codes', ...who }, transaction);
    return { recoveryCodes };
  });
}

async function openRenewal({ actor, params, request }: RenewCodesCall, transaction: Transaction) {
  const requested = { actions: ['regenerateRecoveryCodes' as const] };
  const seen = seenVersions(request);
  const people = await openStaffAction({ actor, params, requested, seen }, transaction);
  await refuseTakeover(people, { changing: 'factor', transaction });
  if ((await factorsOf(people.target.id, transaction)).length > 0) return people;
  throw new ApiError('CONFLICT', 'userHasNoFactorForCodes');
}

/** Waives a person's second factor for seven days, or ends the waiver (docs/decisions/second-factor.md#0018). */
export function setWaiver(
  context: AppContext,
  { actor, params, body, request }: Call<typeof contract.waiveSecondFactor>,
): Promise<CallResult<typeof contract.waiveSecondFactor>> {
  return context.db.transaction(async (transaction) => {
    const requested = { actions: ['waiveSecondFactor' as const] };
    const seen = seenVersions(request);
    const people = await openStaffAction({ actor, params, requested, seen }, transaction);
    if (body.enabled) await refuseTakeover(people, { changing: 'factor', transaction });
    const turn = body.enabled ? turnOn : turnOff;
    const event = await turn(people, { context, transaction, stated: statedBy(body) });
    const who = { actorId: people.actor.id, targetId: people.target.id, request };
    if (event) await writeAudit({ ...event, ...who }, transaction);
    return showSecondFactor(people.target, transaction);
  });
}

interface Context {
  context: AppContext;
  transaction: Transaction;
  stated: { stated_reason?: string };
}

const statedBy = ({ reason }: { reason?: string | undefined }) =>
  reason ? { stated_reason: reason } : {};

/** Seven days from now, even when it is on already. */
async function turnOn(
  { actor, target }: StaffAction,
  { context, transaction, stated }: Context,
): Promise<AuditFact> {
  const until = new Date(Date.now() + lifetimes.secondFactorWaiver);
  await target.update(
    { secondFactorWaivedUntil: until, secondFactorWaivedBy: actor.id },
    { transaction },
  );
  const hasFactor = (await factorsOf(target.id, transaction)).length > 0;
  const mail = secondFactorWaivedMail(recipientOf(target), { until, hasFactor });
  await context.outbox.add(mail, transaction);
  return { action: 'security.override_on', details: { until: until.toISOString(), ...stated } };
}

/** The sessions end with the waiver, since they may have begun without the second factor. */
async function turnOff(
  { target }: StaffAction,
  { context, transaction, stated }: Context,
): Promise<AuditFact | null> {
  if (!isSecondFactorWaived(target)) return null;
  await target.update(
    { secondFactorWaivedUntil: null, secondFactorWaivedBy: null },
    { transaction },
  );
  await endAllAccess(target.id, transaction);
  await context.outbox.add(secondFactorBackMail(recipientOf(target)), transaction);
  return { action: 'security.override_off', details: { sessions_ended: true, ...stated } };
}

interface KnownFactors {
  user: User;
  authenticator: Authenticator | null;
  unusedCodes: number;
  passkeys: number;
  /** The person who set the waiver; null when no one did, or when that person was deleted. */
  waivedBy: User | null;
}

/** Presents a person's second factor as admins see it. */
function presentSecondFactor(known: KnownFactors): StaffSecondFactor {
  const { user, authenticator, unusedCodes, passkeys } = known;
  const { id, username, email } = user;
  return {
    user: { id, username, email },
    twofa: {
      enabled: authenticator !== null,
      enrolled_at: authenticator?.enrolledAt.toISOString() ?? null,
      last_verified_at: authenticator?.lastVerifiedAt?.toISOString() ?? null,
      ...presentWaiver(known),
      recovery_left: authenticator || passkeys > 0 ? unusedCodes : null,
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
