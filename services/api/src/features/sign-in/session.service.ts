import type * as auth from '@camp/contracts/auth';
import type { Request } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf } from '#client-info/client-info.ts';
import { afterPassword } from './after-password.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import type { Call, PublicCall } from '#http/route.ts';
import { User } from '#models/user.ts';
import type { AppContext } from '#context.ts';
import {
  clearSignedInCookies,
  cookiesFor,
  readCookie,
  setSignedInCookies,
} from '#sessions/cookies.ts';
import { findByRefreshToken, type Rotation, rotate } from '#sessions/device-sessions.ts';
import { endServerSession, renewServerSession } from '#sessions/server-session.ts';
import { authenticateByPassword, findByIdentifier } from './password.strategy.ts';

const ok = { ok: true } as const;

/** The password step: proves who it is, and refuses an address that was never confirmed. */
export async function signIn(context: AppContext, call: PublicCall<typeof auth.login>) {
  const attempt = { account: call.body.identifier, ip: ipOf(call.request) };
  await context.limits.login.check(attempt);
  const user = await authenticateByPassword(call.request);
  if (!user) {
    await recordFailedSignIn(context, { call, reason: 'wrong credentials' });
    throw apiErrors.wrongCredentials();
  }
  await context.limits.login.succeeded(attempt);
  if (context.env.REQUIRE_EMAIL_VERIFICATION && !user.emailVerified) {
    await recordFailedSignIn(context, { call, reason: 'email not verified' });
    throw new ApiError('EMAIL_NOT_VERIFIED', 'verifyEmailFirst');
  }
  return afterPassword(context, { user, ...call });
}

export async function whoAmI({ actor }: Call<typeof auth.me>) {
  return { user: presentOwnUser(actor.user) };
}

/**
 * Rotates the refresh token and re-creates a lost server session
 * (docs/decisions/0003-rotating-refresh-token.md).
 */
export async function refreshSession(
  context: AppContext,
  { request, response }: PublicCall<typeof auth.refresh>,
) {
  const token = refreshTokenIn(request, context);
  const rotation: Rotation = token
    ? await exchange(context, { token, request })
    : { outcome: 'unknown' };
  if (rotation.outcome === 'unknown' || rotation.outcome === 'reused') {
    clearSignedInCookies(response, context.env);
    throw apiErrors.signInFirst();
  }
  const { id, userId } = rotation.session;
  if (request.session.deviceSessionId !== id) {
    const { role } = await User.findByPk(userId, { rejectOnEmpty: apiErrors.signInFirst() });
    await renewServerSession(request, { deviceSessionId: id, role });
  }
  if (rotation.outcome === 'rotated') {
    setSignedInCookies(response, context.env, rotation.refreshToken);
  }
  return ok;
}

/** Ends the device's session; where the server session is lost, the refresh token says which one that is. */
export async function signOut(
  context: AppContext,
  { actor, request, response }: PublicCall<typeof auth.logout>,
) {
  const token = refreshTokenIn(request, context);
  const session = actor?.session ?? (token ? await findByRefreshToken(token) : null);
  if (session) {
    const { userId } = session;
    await context.db.transaction(async (transaction) => {
      await session.destroy({ transaction });
      await writeAudit(
        { action: 'auth.logout', actorId: userId, targetId: userId, request },
        transaction,
      );
    });
  }
  await endServerSession(request);
  clearSignedInCookies(response, context.env);
  return ok;
}

function refreshTokenIn(request: Request, { env }: AppContext): string | undefined {
  return readCookie(request.headers.cookie, cookiesFor(env).refresh.name);
}

function exchange(
  { db }: AppContext,
  { token, request }: { token: string; request: Request },
): Promise<Rotation> {
  return db.transaction(async (transaction) => {
    const rotation = await rotate(token, transaction);
    if (rotation.outcome === 'unknown' || rotation.outcome === 'raced') return rotation;
    const { userId } = rotation.session;
    const action = rotation.outcome === 'reused' ? 'auth.refresh_reused' : 'auth.refresh';
    await writeAudit({ action, actorId: userId, targetId: userId, request }, transaction);
    return rotation;
  });
}

async function recordFailedSignIn(
  { db }: AppContext,
  {
    call,
    reason,
  }: { call: PublicCall<typeof auth.login>; reason: 'wrong credentials' | 'email not verified' },
): Promise<void> {
  const target = await findByIdentifier(call.body.identifier);
  await db.transaction((transaction) =>
    writeAudit(
      {
        action: 'auth.login_failed',
        targetId: target?.id ?? null,
        details: { reason },
        request: call.request,
      },
      transaction,
    ),
  );
}
