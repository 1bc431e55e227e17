import type * as contract from '@camp/contracts/account/session';
import type { Request } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { apiErrors } from '#errors/api-error.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import type { Call, PublicCall } from '#http/route.ts';
import { User } from '#models/user.ts';
import { personTopic } from '#secrets/person-topic.ts';
import {
  clearAfterLeaving,
  clearSignedInCookies,
  cookiesFor,
  readCookie,
  setSignedInCookies,
} from '#sessions/cookies.ts';
import { findByRefreshToken, rotate, type Rotation } from '#sessions/device-sessions.ts';
import { endServerSession, renewServerSession } from '#sessions/server-session.ts';

const ok = { ok: true } as const;

export async function whoAmI(
  { env }: Pick<AppContext, 'env'>,
  { actor }: Call<typeof contract.me>,
) {
  const { user } = actor.stored;
  return { user: presentOwnUser(user), topic: personTopic(user.id, env.SECRETS_KEY) };
}

/**
 * Rotates the refresh token and re-creates a lost server session
 * (docs/decisions/sessions.md#0003).
 */
export async function refreshSession(
  context: AppContext,
  { request, response }: PublicCall<typeof contract.refresh>,
) {
  const token = refreshTokenIn(request, context);
  const rotation: Rotation = token
    ? await exchange(context, { token, request })
    : { outcome: 'unknown' };
  if (rotation.outcome === 'unknown' || rotation.outcome === 'reused') {
    clearSignedInCookies(response, context.env);
    throw apiErrors.signInFirst();
  }
  /* Even an answer that Redis turns into a failure brings the new token: the old one is worth nothing by now. */
  setSignedInCookies(response, context.env, rotation.refreshToken);
  const { id, userId } = rotation.session;
  if (request.session.deviceSessionId !== id) {
    const { role } = await User.findByPk(userId, { rejectOnEmpty: apiErrors.signInFirst() });
    await renewServerSession(request, { deviceSessionId: id, role });
  }
  return ok;
}

/** Ends the device's session. When the server session is lost, the refresh token says which one it is. */
export async function signOut(
  context: AppContext,
  { actor, request, response }: PublicCall<typeof contract.logout>,
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
  clearAfterLeaving(response, context.env);
  return ok;
}

function refreshTokenIn(request: Request, { env }: AppContext): string | undefined {
  return readCookie(request.headers.cookie, cookiesFor(env).refresh.name);
}

function exchange(
  { db, env }: AppContext,
  { token, request }: { token: string; request: Request },
): Promise<Rotation> {
  return db.transaction(async (transaction) => {
    const rotation = await rotate({ refreshToken: token, env }, transaction);
    /* Others are not on record: the session says when it was last seen, and anyone who has one could fill the log. */
    if (rotation.outcome !== 'reused') return rotation;
    const { userId } = rotation.session;
    const action = 'auth.refresh_reused';
    await writeAudit({ action, actorId: userId, targetId: userId, request }, transaction);
    return rotation;
  });
}
