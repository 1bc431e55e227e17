import type * as auth from '@camp/contracts/account/auth';
import type { Request, Response } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { secondStepOf } from './waiting-sign-in.service.ts';
import { factorsOf } from '#sessions/factors.ts';
import { countWrongPassword, isPasswordPaused } from '#features/password/wrong-passwords.ts';
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
import { startSession } from './start-session.ts';

/** The password step: proves who it is, and refuses an address that was never confirmed. */
export async function signInWithPassword(context: AppContext, call: PublicCall<typeof auth.login>) {
  const attempt = { account: call.body.identifier, ip: ipOf(call.request) };
  await context.rateLimits.login.check(attempt);
  const ticket = await context.rateLimits.hashing.take({ ip: attempt.ip, hashes: 1 });
  const { user, isRight } = await checkPassword(call.body, ticket);
  const isPaused = await isPasswordPaused(context, { user, request: call.request });
  if (!user || !isRight || isPaused) {
    const reason = isRight ? 'paused' : 'wrong credentials';
    await recordFailedSignIn(context, { call, target: user, reason });
    throw apiErrors.wrongCredentials();
  }
  await context.rateLimits.login.succeeded(attempt);
  if (isSuspended(user)) {
    await recordFailedSignIn(context, { call, target: user, reason: 'account suspended' });
    throw apiErrors.accountSuspended(user);
  }
  if (context.env.REQUIRE_EMAIL_VERIFICATION && !user.emailVerified) {
    await recordFailedSignIn(context, { call, target: user, reason: 'email not verified' });
    throw new ApiError('EMAIL_NOT_VERIFIED', 'verifyEmailFirst');
  }
  return afterPassword(context, { user, ...call });
}

/** Whose the identifier is, null for nobody's, and whether the password is theirs. */
interface CheckedPassword {
  user: User | null;
  isRight: boolean;
}

/**
 * An unknown account and a wrong password take the same time
 * (docs/decisions/0007-accounts-stay-hidden.md).
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

/** Hashes from before more work was asked for are made anew; with too many people in line it is next time. */
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

/** After a right password nothing is guessed. */
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
  request: Request;
  response: Response;
}

/**
 * What a correct password leads to: a session, or a token for the second factor or its enrollment
 * (docs/decisions/0013-second-factor-for-staff.md).
 */
async function afterPassword(
  context: AppContext,
  proven: RightPassword,
): Promise<auth.SignInResult> {
  const { user, request, response } = proven;
  const { env } = context;
  const methods = await factorsOf(user.id);
  const step = stepAfterPassword({
    role: user.role,
    hasFactor: methods.length > 0,
    isWaived: isSecondFactorWaived(user),
    isRemembered: await isRememberedDevice({ userId: user.id, request, env }),
  });
  if (step === 'signed-in') {
    await startSession(context, { ...proven, proof: 'password' });
    return { user: presentOwnUser(user) };
  }
  if (step === 'enrollment') {
    const token = await issueToken(context, { ...proven, purpose: 'enroll' });
    return { mfa_enrollment_required: true, enroll_token: token };
  }
  const token = await issueToken(context, { ...proven, purpose: 'twofa' });
  const { twofa } = cookiesFor(env);
  response.cookie(twofa.name, token, twofa.options);
  return secondStepOf(user.id, token);
}

function issueToken(
  { db }: AppContext,
  { user, request, purpose }: RightPassword & { purpose: 'twofa' | 'enroll' },
): Promise<string> {
  const lifetime = purpose === 'twofa' ? lifetimes.twofaToken : lifetimes.enrollToken;
  const next = purpose === 'twofa' ? 'second factor' : 'enrollment';
  return db.transaction(async (transaction) => {
    const token = await createSignInToken({ userId: user.id, purpose, lifetime }, transaction);
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
