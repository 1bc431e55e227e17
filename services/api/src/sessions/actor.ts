import type { Request, RequestHandler } from 'express';
import type { AppContext } from '#context.ts';
import type { Env } from '#env.ts';
import { DeviceSession } from '#models/device-session.ts';
import { User } from '#models/user.ts';
import { isSeenLately, touch } from './device-sessions.ts';
import { Identities, type Identity } from './identity.ts';
import { lacksPasskey } from './session-strength.ts';
import { renewServerSession, serverSessions } from './server-session.ts';

/**
 * Who makes a request: the user as stored now, so that a role change counts at once
 * (docs/decisions/0004-when-sessions-end.md).
 */
export class Actor {
  /** What is stored, for those who only read: the rows that can be changed are made when they are asked for. */
  readonly stored: Identity;
  /** Whether staff routes ask for a passkey first. */
  readonly lacksPasskey: boolean;
  private userRow: User | undefined;
  private sessionRow: DeviceSession | undefined;

  constructor(stored: Identity, env: Env) {
    this.stored = stored;
    this.lacksPasskey = lacksPasskey(env, stored);
  }

  get user(): User {
    this.userRow ??= User.build(this.stored.user, asStored);
    return this.userRow;
  }

  get session(): DeviceSession {
    this.sessionRow ??= DeviceSession.build(this.stored.session, asStored);
    return this.sessionRow;
  }
}

const asStored = { raw: true, isNewRecord: false };

const actors = new WeakMap<Request, Actor>();

export function actorOf(request: Request): Actor | null {
  return actors.get(request) ?? null;
}

/**
 * Finds out who makes the request. A session that has ended counts as signed out. After a change of role
 * the session continues under a new id (docs/decisions/0004-when-sessions-end.md; OWASP ASVS 5.0, 7.2.4).
 *
 * Who only reads, and was seen within the last minute, leaves everything as it is: neither cookie nor session
 * is prolonged (docs/decisions/0159-identity-in-one-statement.md).
 */
export function loadActor(context: AppContext): RequestHandler {
  const identities = new Identities(context.db);
  const sessions = serverSessions(context);

  const readActor = async (request: Request): Promise<Actor | null> => {
    const kept = await sessions.read(request);
    const found = kept && (await identities.find(kept.deviceSessionId));
    const isCurrent = found?.user.role === kept?.role;
    return found && isCurrent && isSeenLately(found.session) ? new Actor(found, context.env) : null;
  };

  const openActor = async (request: Request): Promise<Actor | null> => {
    const { deviceSessionId, role } = request.session;
    const found = deviceSessionId ? await identities.find(deviceSessionId) : null;
    if (!deviceSessionId || !found) return null;
    const actor = new Actor(found, context.env);
    if (found.user.role !== role) {
      await renewServerSession(request, { deviceSessionId, role: found.user.role });
    }
    await touch(found.session);
    return actor;
  };

  return async (request, response, next) => {
    const reader = request.method === 'GET' ? await readActor(request) : null;
    if (!reader) await sessions.open(request, response);
    const actor = reader ?? (await openActor(request));
    if (actor) actors.set(request, actor);
    next();
  };
}
