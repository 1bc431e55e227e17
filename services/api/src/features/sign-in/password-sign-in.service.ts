import type * as auth from '@camp/contracts/account/auth';
import type { Request, Response } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { mailedStep, secondStepOf } from './waiting-sign-in.service.ts';
import { factorsOf } from '#sessions/factors.ts';
import {
  countWrongPassword,
  isKnownHere,
  isPasswordPaused,
} from '#features/password/wrong-passwords.ts';
import { stepAfterPassword } from '#features/second-factor/second-factor.policy.ts';
import { isSecondFactorWaived } from '#sessions/session-strength.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import type { PublicCall } from '#http/route.ts';
import { emailKeysOf, normalizeIdentifier, User } from '#models/user.ts';
import type { HashingTicket } from '#errors/cost-ticket.ts';
import { isPassword, renewedHash } from '#secrets/password.ts';
import { cookiesFor } from '#sessions/cookies.ts';
import { isRememberedDevice } from '#sessions/known-devices.ts';
import { isSuspended } from '#sessions/suspension.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { createSignInToken } from '#tokens/sign-in-token.ts';
import { mailCode } from './mailed-code.ts';
import { startSession } from './start-session.ts';

/** The password step: proves who it is, and refuses an address that was never confirmed. */
export async function signInWithPassword(context: AppContext, call: PublicCall<typeof auth.login>) {
  const attempt = { account: call.body.identifier, ip: ipOf(call.request) };
  const shut = await context.rateLimits.login.begin(attempt);
  const ticket = await context.rateLimits.hashing.take({ ip: attempt.ip });
  const { user, isRight } = await checkPassword(call.body, ticket);
  const tried = { user, request: call.request };
  const isPaused = await isPasswordPaused(context, tried);
  const isKnown = await isKnownHere(context, tried);
  if (!user || !isRight || (isPaused && isKnown)) {
    const reason = isRight ? 'paused' : 'wrong credentials';
    await recordFailedSignIn(context, { call, target: user, reason });
    throw shut ?? apiErrors.wrongCredentials();
  }
  await context.rateLimits.login.succeeded(attempt);
  await requireMayStart(context, { call, user });
  const needsMore = !isKnown && (isPaused || shut !== null);
  return afterPassword(context, { user, needsMore, ...call });
}

/** Refuses those who may not sign in even with the right password. */
async function requireMayStart(
  context: AppContext,
  { call, user }: { call: PublicCall<typeof auth.login>; user: User },
): Promise<void> {
  if (isSuspended(user)) {
    await recordFailedSignIn(context, { call, target: user, reason: 'account suspended' });
    throw apiErrors.accountSuspended(user);
  }
  if (context.env.REQUIRE_EMAIL_VERIFICATION && !user.emailVerified) {
    await recordFailedSignIn(context, { call, target: user, reason: 'email not verified' });
    throw new ApiError('EMAIL_NOT_VERIFIED', 'verifyEmailFirst');
  }
}

/** The owner of the identifier, null when there is none, and whether the password is theirs. */
interface CheckedPassword {
  user: User | null;
  isRight: boolean;
}

/**
 * An unknown account and a wrong password take the same time
 * (docs/decisions/sign-in.md#0007).
 */
async function checkPassword(
  { identifier, password }: PublicCall<typeof auth.login>['body'],
  ticket: HashingTicket,
): Promise<CheckedPassword> {
  const user = await findByIdentifier(identifier);
  const isRight = await isPassword(password, user?.passwordHash ?? null, ticket);
  if (user && isRight) await renewHash(user, password, ticket);
  return { user, isRight };
}

/** Rehashes a password with the current parameters; skipped while the hashing queue is full. */
async function renewHash(user: User, password: string, ticket: HashingTicket): Promise<void> {
  const { id, passwordHash } = user;
  const renewed = await renewedHash(password, passwordHash, ticket).catch(() => null);
  if (!renewed) return;
  const [count] = await User.update({ passwordHash: renewed }, { where: { id, passwordHash } });
  if (count === 1) user.passwordHash = renewed;
}

/** By e-mail when there is an @, which no username has; else by username. */
function findByIdentifier(identifier: string): Promise<User | null> {
  const text = identifier.trim();
  const where = text.includes('@')
    ? { emailKey: emailKeysOf(text) }
    : { usernameKey: normalizeIdentifier(text) };
  return User.findOne({ where });
}

interface FailedSignIn {
  call: PublicCall<typeof auth.login>;
  target: User | null;
  reason: 'wrong credentials' | 'paused' | 'email not verified' | 'account suspended';
}

/** True if the password was not right: after a right one nothing is guessed. */
const isGuess = (reason: FailedSignIn['reason']) =>
  reason === 'wrong credentials' || reason === 'paused';

async function recordFailedSignIn(
  context: AppContext,
  { call: { request }, target, reason }: FailedSignIn,
): Promise<void> {
  const targetId = target?.id ?? null;
  await context.db.transaction(async (transaction) => {
    if (isGuess(reason)) await countWrongPassword(context, { user: target, request }, transaction);
    const failure = { action: 'auth.sign_in_failed', details: { reason } } as const;
    await writeAudit({ ...failure, targetId, request }, transaction);
  });
}

interface RightPassword {
  user: User;
  /** Others have guessed too often for the password alone to be enough here. */
  needsMore: boolean;
  request: Request;
  response: Response;
}

/**
 * Returns what a correct password leads to: a session, or a token for the second factor or its enrollment
 * (docs/decisions/second-factor.md#0013).
 */
async function afterPassword(
  context: AppContext,
  proven: RightPassword,
): Promise<auth.SignInResult> {
  const { user, needsMore, request, response } = proven;
  const { env } = context;
  const methods = await factorsOf(user.id);
  const step = stepAfterPassword({
    role: user.role,
    hasFactor: methods.length > 0,
    isWaived: isSecondFactorWaived(user),
    isRemembered: await isRememberedDevice({ userId: user.id, request, env }),
  });
  if (step === 'signed-in' && !needsMore) {
    await startSession(context, { ...proven, proof: 'password' });
    return { user: presentOwnUser(user) };
  }
  if (step === 'enrollment') {
    /* Anyone who enrolls a second factor by a guessed password is in. */
    if (needsMore) throw apiErrors.wrongCredentials();
    const token = await issueToken(context, { ...proven, purpose: 'enroll' });
    return { mfa_enrollment_required: true, enroll_token: token };
  }
  const purpose = step === 'signed-in' ? 'mailed' : 'twofa';
  if (purpose === 'mailed') await context.rateLimits.mailedCodes.check(user.id);
  const token = await issueToken(context, { ...proven, purpose });
  const { twofa } = cookiesFor(env);
  response.cookie(twofa.name, token, { ...twofa.options, maxAge: tokens[purpose].lifetime });
  return purpose === 'mailed' ? mailedStep(token) : secondStepOf(user.id, token);
}

/** The steps that tokens lead to, and how long they serve. */
const tokens = {
  twofa: { purpose: 'twofa', lifetime: lifetimes.twofaToken, next: 'second factor' },
  mailed: { purpose: 'twofa', lifetime: lifetimes.mailedCode, next: 'mailed code' },
  enroll: { purpose: 'enroll', lifetime: lifetimes.enrollToken, next: 'enrollment' },
} as const;

function issueToken(
  context: AppContext,
  { user, request, purpose: kind }: RightPassword & { purpose: keyof typeof tokens },
): Promise<string> {
  const { purpose, lifetime, next } = tokens[kind];
  return context.db.transaction(async (transaction) => {
    const code = kind === 'mailed' && { sealed: await mailCode(context, user, transaction) };
    const wanted = { userId: user.id, purpose, lifetime, ...code };
    const token = await createSignInToken(wanted, transaction);
    await writeAudit(
      {
        action: 'auth.password_accepted',
        actorId: user.id,
        targetId: user.id,
        request,
        details: { next },
      },
      transaction,
    );
    return token;
  });
}
