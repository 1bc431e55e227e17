import type * as contract from '@camp/contracts/account/passkeys';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Sequelize, Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { passkeyRefused } from '#features/passkeys/browser-answer.ts';
import { passkeyRequestFor } from '#features/passkeys/passkey-challenge.ts';
import { noteUse, type PasskeyProof, provePasskey } from '#features/passkeys/passkey-proof.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import type { OpenCall, PublicCall } from '#http/route.ts';
import type { SignInToken } from '#models/sign-in-token.ts';
import { User } from '#models/user.ts';
import { isSuspended } from '#sessions/suspension.ts';
import { findSignInToken } from '#tokens/sign-in-token.ts';
import { issueCookies, type PersistedSession, persistSession } from './start-session.ts';

type SignInCall = PublicCall<typeof contract.signInByPasskey>;

/** Returns what the browser needs to use a passkey: any of this site's, or one of the person who gave the password. */
export async function offerPasskeyRequest(
  context: AppContext,
  { body, request }: OpenCall<typeof contract.passkeyRequestOptions>,
): Promise<CallResult<typeof contract.passkeyRequestOptions>> {
  await context.rateLimits.passkeys.check(ipOf(request));
  const { twofa_token: token } = body;
  const userId = token ? await waitingUserId(context.db, token) : null;
  if (token && userId === null) throw refusalOf.expired();
  return passkeyRequestFor(context, userId);
}

/**
 * Signs in by a passkey: alone, which counts as two factors since the device has verified its owner;
 * or after the password, in place of a code.
 */
export async function signInWithPasskey(
  context: AppContext,
  call: SignInCall,
): Promise<CallResult<typeof contract.signInByPasskey>> {
  const { response, twofa_token: token } = call.body;
  const { secondSteps } = context.rateLimits;
  const ip = ipOf(call.request);
  await secondSteps.check(ip);
  const userId = token ? await waitingUserId(context.db, token) : null;
  const isExpired = Boolean(token) && userId === null;
  const proof = isExpired ? null : await provePasskey(context, { response, userId });
  const result = await context.db.transaction((transaction) =>
    concludeSignIn(context, { call, proof, userId }, transaction),
  );
  if (result.outcome !== 'signed in') throw result.refusal;
  await secondSteps.succeeded(ip);
  await issueCookies(context, call, result.recorded);
  return { user: presentOwnUser(result.user) };
}

/** Finds the person who gave the password for a token; null when the token no longer counts. */
async function waitingUserId(db: Sequelize, token: string): Promise<number | null> {
  const waiting = await db.transaction((transaction) =>
    findSignInToken({ token, purpose: 'twofa' }, transaction),
  );
  return waiting?.userId ?? null;
}

const refusalOf = {
  /* A person who may read why gets another one. */
  'account suspended': () => passkeyRefused(),
  'not proven': () => passkeyRefused(),
  suspended: () => new ApiError('CODE_INVALID', 'passwordFirst'),
  expired: () => new ApiError('TWOFA_EXPIRED', 'challengeExpired'),
  'email not verified': () => new ApiError('EMAIL_NOT_VERIFIED', 'verifyEmailFirst'),
};

interface Attempt {
  call: SignInCall;
  proof: PasskeyProof | null;
  /** Id of the person who gave the password; null when no one did. */
  userId: number | null;
}

type Outcome =
  | { outcome: 'signed in'; user: User; recorded: PersistedSession }
  | { outcome: 'refused'; refusal: ApiError };

type Reason = keyof typeof refusalOf;

interface Turn {
  isSecondStep: boolean;
  waiting: SignInToken | null;
  proof: PasskeyProof | null;
}

/** A second step belongs to a password step that still counts; a suspended passkey comes after a password. */
function outOfTurnReason({ isSecondStep, waiting, proof }: Turn): 'expired' | 'suspended' | null {
  if (isSecondStep) return waiting ? null : 'expired';
  return proof?.isSuspended ? 'suspended' : null;
}

/** Returns an outcome instead of throwing, so that a failed sign-in is recorded. */
async function concludeSignIn(
  context: AppContext,
  { call, proof, userId }: Attempt,
  transaction: Transaction,
): Promise<Outcome> {
  const { request, body } = call;
  const token = body.twofa_token;
  const fail = async (reason: Reason, refusal = refusalOf[reason]()): Promise<Outcome> => {
    const action = token ? 'security.challenge_failed' : 'auth.sign_in_failed';
    const details = { by: 'passkey', reason } as const;
    const targetId = proof?.userId ?? userId;
    await writeAudit({ action, targetId, details, request }, transaction);
    return { outcome: 'refused', refusal };
  };
  /* The user is locked first, as everywhere. */
  const user = proof && (await User.findByPk(proof.userId, { lock: true, transaction }));
  const waiting = token ? await findSignInToken({ token, purpose: 'twofa' }, transaction) : null;
  const outOfTurn = outOfTurnReason({ isSecondStep: Boolean(token), waiting, proof });
  if (outOfTurn) return fail(outOfTurn);
  if (!user || !(await noteUse(proof, transaction))) return fail('not proven');
  if (isSuspended(user)) return fail('account suspended', apiErrors.accountSuspended(user));
  if (context.env.REQUIRE_EMAIL_VERIFICATION && !user.emailVerified) {
    return fail('email not verified');
  }
  await waiting?.update({ usedAt: new Date() }, { transaction });
  const rememberDevice = body.remember_device === true;
  const details = {
    by: 'passkey',
    afterPassword: waiting !== null,
    remembered: rememberDevice,
  } as const;
  const facts = { user, request, proof: 'passkey', details, rememberDevice } as const;
  const recorded = await persistSession(context, facts, transaction);
  return { outcome: 'signed in', user, recorded };
}
