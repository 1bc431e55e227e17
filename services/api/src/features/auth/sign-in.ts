import type { Request, Response } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import type { User } from '#models/user.ts';
import type { Services } from '#services.ts';
import { setSignedInCookies } from '#sessions/cookies.ts';
import { startDeviceSession } from '#sessions/device-sessions.ts';
import { renewServerSession } from '#sessions/server-session.ts';

interface SignIn {
  user: User;
  request: Request;
  response: Response;
}

/** Signs a proven person in: a device session, a server session under a new id, the cookies, the audit row. */
export async function startSignedIn({ db, env }: Services, { user, request, response }: SignIn) {
  const started = await db.transaction(async (transaction) => {
    await user.update({ lastLogin: new Date() }, { transaction });
    const deed = { action: 'auth.login', actorId: user.id, targetId: user.id, request };
    await writeAudit(deed, transaction);
    return startDeviceSession({ userId: user.id, request }, transaction);
  });
  await renewServerSession(request, started.id);
  setSignedInCookies(response, env, started.refreshToken);
}
