import type { Request, RequestHandler } from 'express';
import type { Env } from '#env.ts';
import type { DeviceSession } from '#models/device-session.ts';
import type { User } from '#models/user.ts';
import { findOpenSession, touch } from './device-sessions.ts';
import { lacksPasskey } from './session-strength.ts';
import { renewServerSession } from './server-session.ts';

/**
 * Who makes a request: the user as stored now, so that a role change counts at once
 * (docs/decisions/0004-when-sessions-end.md).
 */
export interface Actor {
  user: User;
  session: DeviceSession;
  /** Whether staff routes ask for a passkey first. */
  lacksPasskey: boolean;
}

const actors = new WeakMap<Request, Actor>();

export function actorOf(request: Request): Actor | null {
  return actors.get(request) ?? null;
}

/**
 * Finds out who makes the request. A session that has ended counts as signed out. After a change of role
 * the session continues under a new id (docs/decisions/0004-when-sessions-end.md; OWASP ASVS 5.0, 7.2.4).
 */
export const loadActor =
  (env: Env): RequestHandler =>
  async (request, _response, next) => {
    const id = request.session.deviceSessionId;
    const session = id ? await findOpenSession(id) : null;
    if (session?.user) {
      const { id: deviceSessionId, user } = session;
      const lacks = lacksPasskey(env, { user, session });
      actors.set(request, { user, session, lacksPasskey: lacks });
      if (request.session.role !== user.role) {
        await renewServerSession(request, { deviceSessionId, role: user.role });
      }
      await touch(session);
    }
    next();
  };
