import type * as contract from '@camp/contracts/account/second-factor-removal';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Request } from 'express';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf, userAgentOf } from '#client-info/client-info.ts';
import { nameDevice } from '#client-info/device-name.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { removeFactors } from '#features/second-factor/codes.ts';
import {
  createRemovalToken,
  dropRemovalRequest,
  findRemovalToken,
  timesOf,
} from '#features/second-factor/removal-token.ts';
import { mayTurnOff } from '#features/second-factor/second-factor.policy.ts';
import { maxTries } from '#features/sign-in/waiting-sign-in.service.ts';
import type { OpenCall } from '#http/route.ts';
import { factorRemovalMail, secondFactorOffMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { User } from '#models/user.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { findSignInToken, ownerOfSignInToken } from '#tokens/sign-in-token.ts';

/**
 * Mails a link that removes the second factor a week from now, to a member who has given the password
 * (docs/decisions/second-factor.md#0327).
 */
export async function requestRemoval(
  context: AppContext,
  { body, request }: OpenCall<typeof contract.requestRemoval>,
): Promise<CallResult<typeof contract.requestRemoval>> {
  const { db, env, outbox, rateLimits } = context;
  const { twofa_token: token } = body;
  const owner = await ownerOf(context, { token, request });
  refuseStaff(owner);
  await rateLimits.mails.checkRemoval({ address: owner.email, ip: ipOf(request) });
  return db.transaction(async (transaction) => {
    const user = await lockedUser(owner.id, transaction);
    refuseStaff(user);
    await requireWaiting(token, transaction);
    const made = await createRemovalToken(user.id, transaction);
    const device = nameDevice(userAgentOf(request), user.language);
    const link = `${env.PUBLIC_URL}/2fa/removal?token=${made.token}`;
    const facts = { device, ip: ipOf(request), at: new Date(), link, ...made };
    await outbox.add(factorRemovalMail(recipientOf(user), facts), transaction);
    const details = { from: made.from.toISOString() };
    const who = { actorId: user.id, targetId: user.id, request };
    await writeAudit({ action: 'security.removal_requested', ...who, details }, transaction);
    return presentTimes(made);
  });
}

/**
 * Finds the person who gave the password for a token. Tokens that are none of ours count for the place that they
 * come from.
 */
async function ownerOf(
  { rateLimits }: AppContext,
  { token, request }: { token: string; request: Request },
): Promise<User> {
  const userId = await ownerOfSignInToken({ token, purpose: 'twofa' });
  const owner = userId === null ? null : await User.findByPk(userId);
  if (owner) return owner;
  await rateLimits.secondSteps.check(ipOf(request));
  throw expired();
}

const expired = () => new ApiError('TWOFA_EXPIRED', 'challengeExpired');

/** The sign-in still waits, for a second factor and not for a mailed code. */
async function requireWaiting(token: string, transaction: Transaction): Promise<void> {
  const row = await findSignInToken({ token, purpose: 'twofa' }, transaction);
  if (!row || row.sealed !== null || row.tries >= maxTries) throw expired();
}

function refuseStaff({ role }: User): void {
  if (!mayTurnOff(role)) throw new ApiError('FORBIDDEN', 'secondFactorRequired');
}

/** Locked before any token, as everywhere. */
function lockedUser(userId: number, transaction: Transaction): Promise<User> {
  const rejectOnEmpty = apiErrors.noSuchUser();
  return User.findByPk(userId, { lock: true, rejectOnEmpty, transaction });
}

interface Times {
  from: Date;
  until: Date;
}

const presentTimes = ({ from, until }: Times) => ({
  from: from.toISOString(),
  until: until.toISOString(),
});

export async function showRemoval({
  body,
}: OpenCall<typeof contract.readRemoval>): Promise<CallResult<typeof contract.readRemoval>> {
  const times = timesOf(await findRemovalToken(body.token));
  return { ...presentTimes(times), ready: isOpen(times) };
}

const isOpen = ({ from }: Times) => from.getTime() <= Date.now();

/** Removes every factor of the owner of a mailed token, and signs that account out everywhere. */
export async function confirmRemoval(
  { db, outbox }: AppContext,
  { body, request }: OpenCall<typeof contract.confirmRemoval>,
): Promise<CallResult<typeof contract.confirmRemoval>> {
  const { userId } = await findRemovalToken(body.token);
  return db.transaction(async (transaction) => {
    const user = await lockedUser(userId, transaction);
    const token = await findRemovalToken(body.token, transaction);
    refuseStaff(user);
    if (!isOpen(timesOf(token))) throw new ApiError('CONFLICT', 'removalTooEarly');
    await token.update({ usedAt: new Date() }, { transaction });
    const { authenticators, passkeys } = await removeFactors(userId, transaction);
    await endAllAccess(userId, transaction);
    await outbox.add(secondFactorOffMail(recipientOf(user)), transaction);
    const who = { actorId: userId, targetId: userId, request };
    const details = { authenticators, passkeys };
    await writeAudit({ action: 'security.removal_done', ...who, details }, transaction);
    return { ok: true };
  });
}

/** Ends the request of a mailed token, and with it every link of that request. */
export async function stopRemoval(
  { db }: AppContext,
  { body, request }: OpenCall<typeof contract.stopRemoval>,
): Promise<CallResult<typeof contract.stopRemoval>> {
  const { userId } = await findRemovalToken(body.token);
  return db.transaction(async (transaction) => {
    await lockedUser(userId, transaction);
    await findRemovalToken(body.token, transaction);
    await dropRemovalRequest(userId, transaction);
    const who = { actorId: userId, targetId: userId, request };
    await writeAudit({ action: 'security.removal_stopped', ...who }, transaction);
    return { ok: true };
  });
}
