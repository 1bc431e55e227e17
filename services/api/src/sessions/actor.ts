import type { Request, RequestHandler } from 'express';
import type { DeviceSession } from '#models/device-session.ts';
import type { User } from '#models/user.ts';
import { findOpenSession, touch } from './device-sessions.ts';
import { renewServerSession } from './server-session.ts';

/**
 * Who makes a request: the user as stored now, so that a role change counts at once
 * (docs/decisions/0004-when-sessions-end.md).
 */
export interface Actor {
  user: User;
  session: DeviceSession;
}

const actors = new WeakMap<Request, Actor>();

export function actorOf(request: Request): Actor | null {
  return actors.get(request) ?? null;
}

/**
 * Finds out who makes the request. A session that has ended counts as signed out. After a change of role
 * the session continues under a new id (docs/decisions/0004-when-sessions-end.md; OWASP ASVS 5.0, 7.2.4).
 */
export const loadActor: RequestHandler = async (request, _response, next) => {
  const id = request.session.deviceSessionId;
  const session = id ? await findOpenSession(id) : null;
  if (session?.user) {
    const { id: deviceSessionId, user } = session;
    actors.set(request, { user, session });
    if (request.session.role !== user.role) {
      await renewServerSession(request, { deviceSessionId, role: user.role });
    }
    await touch(session);
  }
  next();
};
