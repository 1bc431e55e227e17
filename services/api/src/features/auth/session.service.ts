import type { login, logout, me, refresh } from '@camp/contracts/auth';
import type { Request } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import { Refusal, refusals } from '#http/refusal.ts';
import type { Call } from '#http/route.ts';
import type { DeviceSession } from '#models/device-session.ts';
import type { Services } from '#services.ts';
import {
  clearSignedInCookies,
  cookiesFor,
  readCookie,
  setSignedInCookies,
} from '#sessions/cookies.ts';
import { findByRefreshToken, type Rotation, rotate } from '#sessions/device-sessions.ts';
import { endServerSession, renewServerSession } from '#sessions/server-session.ts';
import { authenticateByPassword, findByIdentifier } from './password.strategy.ts';
import { startSignedIn } from './sign-in.ts';

const ok = { ok: true } as const;

/** Signing in and out, and keeping a session alive. */
export function sessionService(services: Services) {
  const { db, env } = services;

  async function recordFailedSignIn(call: Call<typeof login>, reason: string): Promise<void> {
    const target = await findByIdentifier(call.body.identifier);
    const deed = { action: 'auth.login_failed', targetId: target?.id ?? null, details: { reason } };
    await db.transaction((transaction) =>
      writeAudit({ ...deed, request: call.request }, transaction),
    );
  }

  return {
    async signIn(call: Call<typeof login>) {
      const user = await authenticateByPassword(call.request);
      if (!user) {
        await recordFailedSignIn(call, 'wrong credentials');
        throw new Refusal('INVALID_CREDENTIALS', 'Wrong username, email or password.');
      }
      if (env.REQUIRE_EMAIL_VERIFICATION && !user.emailVerified) {
        await recordFailedSignIn(call, 'email not verified');
        throw new Refusal(
          'EMAIL_NOT_VERIFIED',
          'Please verify your email address before you log in.',
        );
      }
      await startSignedIn(services, { user, ...call });
      return { user: presentOwnUser(user) };
    },

    async whoAmI({ actor }: Call<typeof me>) {
      if (!actor) throw refusals.signInFirst();
      return { user: presentOwnUser(actor.user) };
    },

    async refresh({ request, response }: Call<typeof refresh>) {
      const token = refreshTokenIn(request);
      const rotation = token ? await exchange(token, request) : unknownToken;
      if (rotation.outcome === 'unknown' || rotation.outcome === 'reused') {
        clearSignedInCookies(response, env);
        throw refusals.signInFirst();
      }
      const { id } = rotation.session;
      if (request.session.deviceSessionId !== id) await renewServerSession(request, id);
      if (rotation.outcome === 'rotated') setSignedInCookies(response, env, rotation.refreshToken);
      return ok;
    },

    async signOut({ actor, request, response }: Call<typeof logout>) {
      const session = actor?.session ?? (await sessionOfRefreshToken(request));
      if (session) {
        const { userId } = session;
        await db.transaction(async (transaction) => {
          await session.destroy({ transaction });
          const deed = { action: 'auth.logout', actorId: userId, targetId: userId, request };
          await writeAudit(deed, transaction);
        });
      }
      await endServerSession(request);
      clearSignedInCookies(response, env);
      return ok;
    },
  };

  /** A lost server session must not keep a device signed in: its refresh token tells which one it is. */
  async function sessionOfRefreshToken(request: Request): Promise<DeviceSession | null> {
    const token = refreshTokenIn(request);
    return token ? findByRefreshToken(token) : null;
  }

  function refreshTokenIn(request: Request): string | undefined {
    return readCookie(request.headers.cookie, cookiesFor(env).refresh.name);
  }

  function exchange(token: string, request: Request): Promise<Rotation> {
    return db.transaction(async (transaction) => {
      const rotation = await rotate(token, transaction);
      if (rotation.outcome === 'unknown' || rotation.outcome === 'raced') return rotation;
      const { userId } = rotation.session;
      const action = rotation.outcome === 'reused' ? 'auth.refresh_reused' : 'auth.refresh';
      await writeAudit({ action, actorId: userId, targetId: userId, request }, transaction);
      return rotation;
    });
  }
}

const unknownToken: Rotation = { outcome: 'unknown' };
