import type * as secondFactor from '@camp/contracts/account/second-factor';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { AuditDetails } from '@camp/contracts/staff/audit-actions';
import type { Request } from 'express';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf, userAgentOf } from '#client-info/client-info.ts';
import { nameDevice } from '#client-info/device-name.ts';
import type { AppContext } from '#context.ts';
import { ApiError, wrongField } from '#errors/api-error.ts';
import {
  acceptCode,
  codeDidNotMatch,
  countRecoveryCodes,
  type ReadCode,
  readCode,
} from '#features/second-factor/codes.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import type { PublicCall } from '#http/route.ts';
import { codesGuessedMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import type { SignInToken } from '#models/sign-in-token.ts';
import { User } from '#models/user.ts';
import { cookiesFor, readCookie } from '#sessions/cookies.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { findSignInToken, ownerOfSignInToken } from '#tokens/sign-in-token.ts';
import { isMailedCode } from './mailed-code.ts';
import { maxTries } from './waiting-sign-in.service.ts';
import { issueCookies, type PersistedSession, persistSession } from './start-session.ts';

type ChallengeCall = PublicCall<typeof secondFactor.challenge>;

type Outcome =
  | { outcome: 'accepted'; user: User; recorded: PersistedSession; recoveryLeft?: number }
  | { outcome: 'wrong' | 'expired' };

const challengeRefusals = {
  expired: () => new ApiError('TWOFA_EXPIRED', 'challengeExpired'),
  wrong: codeDidNotMatch,
};

/** The second step of a sign-in: a right code starts the session. */
export async function answerChallenge(
  context: AppContext,
  call: ChallengeCall,
): Promise<CallResult<typeof secondFactor.challenge>> {
  const code = enteredCode(call);
  const entered = { call, code, ...(await startedSignIn(context, call)) };
  await limitTries(context, entered);
  const read = await readEntered(context, entered);
  const result = await context.db.transaction((transaction) =>
    tryCode(context, { ...entered, read }, transaction),
  );
  if (result.outcome !== 'wrong' && entered.userId !== null) {
    await context.rateLimits.codes.succeeded(entered.userId);
  }
  if (result.outcome !== 'accepted') throw challengeRefusals[result.outcome](code);
  await issueCookies(context, call, result.recorded);
  const { user, recoveryLeft } = result;
  const left = recoveryLeft === undefined ? {} : { recovery_left: recoveryLeft };
  return { ok: true, user: presentOwnUser(user), ...left };
}

/** Counts tries for the account of a token of ours; for any other token, for the place that it comes from. */
function limitTries({ rateLimits }: AppContext, { call, userId }: SignInTry): Promise<void> {
  if (userId !== null) return rateLimits.codes.check(userId);
  return rateLimits.secondSteps.check(ipOf(call.request));
}

async function readEntered(context: AppContext, { call, userId, code }: SignInTry) {
  return userId === null ? null : readCode(context, { userId, code, request: call.request });
}

function enteredCode({ body }: ChallengeCall): string {
  const code = body.code?.trim() || body.recovery?.trim();
  if (code) return code;
  throw wrongField('code', 'codeMissing');
}

interface StartedSignIn {
  token: string;
  /** Null when the token is not one of ours. */
  userId: number | null;
}

/**
 * Finds the sign-in that the call continues: by its body, else by the cookie of the password step
 * (docs/decisions/second-factor.md#0016).
 */
async function startedSignIn({ env }: AppContext, call: ChallengeCall): Promise<StartedSignIn> {
  const cookie = readCookie(call.request.headers.cookie, cookiesFor(env).twofa.name);
  const token = call.body.twofa_token || cookie || '';
  return { token, userId: await ownerOfSignInToken({ token, purpose: 'twofa' }) };
}

interface SignInTry extends StartedSignIn {
  call: ChallengeCall;
  code: string;
}

/** Returns an outcome instead of throwing, so that a wrong try is counted and recorded. */
async function tryCode(
  context: AppContext,
  { call, read, ...started }: SignInTry & { read: ReadCode | null },
  transaction: Transaction,
): Promise<Outcome> {
  const { body, request } = call;
  const { env } = context;
  const waiting = await findWaitingSignIn({ ...started, env }, transaction);
  if (!waiting || !read) {
    await recordFailure({ request, targetId: null, details: { reason: 'expired' } }, transaction);
    return { outcome: 'expired' };
  }
  const { row, user } = waiting;
  const method = await methodOf(context, { row, read }, transaction);
  if (!method) {
    const tries = row.tries + 1;
    await row.update({ tries }, { transaction });
    const details = { reason: 'wrong code', tries } as const;
    await recordFailure({ request, targetId: user.id, details }, transaction);
    await tellOfGuesses(context, { user, request }, transaction);
    return { outcome: 'wrong' };
  }
  await row.update({ usedAt: new Date() }, { transaction });
  const rememberDevice = method !== 'mail' && body.remember_device === true;
  const details = { secondFactor: method, remembered: rememberDevice };
  const proof = method === 'mail' ? 'password' : method;
  const recorded = await persistSession(
    context,
    { user, request, proof, details, rememberDevice },
    transaction,
  );
  if (method !== 'recovery') return { outcome: 'accepted', user, recorded };
  const recoveryLeft = await countRecoveryCodes(user.id, transaction);
  return { outcome: 'accepted', user, recorded, recoveryLeft };
}

/** Returns how the code was given; null for a wrong one. */
async function methodOf(
  context: AppContext,
  { row, read }: { row: SignInToken; read: ReadCode },
  transaction: Transaction,
): Promise<'totp' | 'recovery' | 'mail' | null> {
  if (row.sealed === null) return acceptCode(read, transaction);
  return isMailedCode(context, row, read.totp) ? 'mail' : null;
}

/** The row of a token that may still be tried, and its owner. Both are locked, the user first, as everywhere. */
async function findWaitingSignIn(
  { token, userId, env }: StartedSignIn & { env: AppContext['env'] },
  transaction: Transaction,
) {
  if (userId === null) return null;
  const user = await User.findByPk(userId, { lock: true, transaction });
  if (!user || (env.REQUIRE_EMAIL_VERIFICATION && !user.emailVerified)) return null;
  const row = await findSignInToken({ token, purpose: 'twofa' }, transaction);
  return row && row.tries < maxTries ? { row, user } : null;
}

/** Warns the owner, once a day at most: anyone who enters wrong codes has the right password. */
async function tellOfGuesses(
  { outbox }: AppContext,
  { user, request }: { user: User; request: Request },
  transaction: Transaction,
): Promise<void> {
  const { wrongCodes, toldOfCodesAt } = await user.reload({ transaction });
  const now = new Date();
  const isTold = (toldOfCodesAt?.getTime() ?? 0) > now.getTime() - lifetimes.codesWarning;
  if (isTold || wrongCodes < maxTries) return;
  await user.update({ toldOfCodesAt: now }, { transaction });
  const device = nameDevice(userAgentOf(request), user.language);
  const facts = { device, ip: ipOf(request), at: now };
  await outbox.add(codesGuessedMail(recipientOf(user), facts), transaction);
}

async function recordFailure(
  facts: {
    request: Request;
    targetId: number | null;
    details: AuditDetails['security.challenge_failed'];
  },
  transaction: Transaction,
): Promise<void> {
  await writeAudit({ action: 'security.challenge_failed', ...facts }, transaction);
}
