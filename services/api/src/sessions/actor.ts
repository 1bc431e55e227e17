import type { Request, RequestHandler } from 'express';
import type { DeviceSession } from '#models/device-session.ts';
import type { User } from '#models/user.ts';
import { findOpenSession, touch } from './device-sessions.ts';

/** Who makes a request: the user as stored now, so that a role change counts at once (decision 4). */
export interface Actor {
  user: User;
  session: DeviceSession;
}

const actors = new WeakMap<Request, Actor>();

export function actorOf(request: Request): Actor | null {
  return actors.get(request) ?? null;
}

/** Finds out who makes the request; a session that has ended counts as signed out. */
export const loadActor: RequestHandler = async (request, _response, next) => {
  const id = request.session.deviceSessionId;
  const session = id ? await findOpenSession(id) : null;
  if (session?.user) {
    actors.set(request, { user: session.user, session });
    await touch(session);
  }
  next();
};
