import { networkOf } from '@camp/contracts/site/network-of';
import { noteInLine } from '@camp/service/request-log';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ipOf } from '#client-info/client-info.ts';
import type { Env } from '#env.ts';
import { DeviceSession } from '#models/device-session.ts';
import { User } from '#models/user.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { isSeenLately, touch } from './device-sessions.ts';
import { Identities, type Identity } from './identity.ts';
import { lacksPasskey } from './session-strength.ts';
import { renewServerSession, serverSessions, type SessionParts } from './server-session.ts';

/**
 * The caller of a request: the user as stored now, so that a role change counts at once
 * (docs/decisions/sessions.md#0004).
 */
export class Actor {
  /** The stored values, for code that only reads: the rows that can be changed are made when they are asked for. */
  readonly stored: Identity;
  /** True if staff routes ask for a passkey first. */
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

const ask = Symbol('ask');
const known = Symbol('known');

/** On the request itself: a WeakMap whose values hold their keys keeps the collector of garbage busy. */
interface Memo {
  [ask]?: () => Promise<Actor | null>;
  [known]?: Actor;
}

/** Returns the caller of a request if {@link askActor} has found one; null when signed out, too. */
export const actorOf = (request: Request & Memo): Actor | null => request[known] ?? null;

/** Finds the caller of a request, once for all calls. */
export const askActor = async (request: Request & Memo): Promise<Actor | null> =>
  (await request[ask]?.()) ?? null;

/** Called with the caller that was found, before other code gets it. */
type OnFound = (actor: Actor, request: Request) => void | Promise<void>;

/** Maximum number of sessions that this process remembers as noted to be in use. */
const maxNoted = 10_000;

/**
 * Lets a call find out who makes the request. A session that has ended counts as signed out. After a change of
 * role the session continues under a new id (docs/decisions/sessions.md#0004; OWASP ASVS 5.0, 7.2.4).
 *
 * A caller who only reads, and was seen within the last minute, changes nothing: neither cookie nor session
 * is prolonged (docs/decisions/sessions.md#0159). A call that does not ask needs neither database
 * nor session store; that its session is in use is noted once it is answered
 * (docs/decisions/sessions.md#0274).
 */
export function offerActor(parts: SessionParts, onFound: OnFound[]): RequestHandler {
  const identities = new Identities(parts.db);
  const sessions = serverSessions(parts);
  const noted = new LRUCache<string, true>({ max: maxNoted, ttl: lifetimes.seenResolution });

  const readActor = async (request: Request): Promise<Actor | null> => {
    const kept = await sessions.read(request);
    const found = kept && (await identities.find(kept.deviceSessionId));
    const isCurrent = found?.user.role === kept?.role;
    return found && isCurrent && isSeenLately(found.session) ? new Actor(found, parts.env) : null;
  };

  const openActor = async (request: Request): Promise<Actor | null> => {
    const { deviceSessionId, role } = request.session;
    const found = deviceSessionId ? await identities.find(deviceSessionId) : null;
    if (!deviceSessionId || !found) return null;
    const actor = new Actor(found, parts.env);
    if (found.user.role !== role) {
      await renewServerSession(request, { deviceSessionId, role: found.user.role });
    }
    await touch(found.session);
    return actor;
  };

  const findActor = async (request: Request & Memo, response: Response): Promise<Actor | null> => {
    const reader = request.method === 'GET' ? await readActor(request) : null;
    if (!reader) await sessions.open(request, response);
    const actor = reader ?? (await openActor(request));
    if (!actor) return null;
    request[known] = actor;
    noteInLine(response, { user: actor.stored.user.id, network: networkOf(ipOf(request)) });
    for (const act of onFound) await act(actor, request);
    return actor;
  };

  const noteUse = async (request: Request): Promise<void> => {
    const id = (await sessions.read(request))?.deviceSessionId;
    if (!id || noted.has(id)) return;
    noted.set(id, true);
    const found = await identities.find(id);
    if (found) await touch(found.session);
  };

  return (request: Request & Memo, response, next) => {
    let asked: Promise<Actor | null> | undefined;
    request[ask] = () => (asked ??= findActor(request, response));
    /* An outage keeps no one from reading; calls that have to ask report it. */
    response.once('finish', () => {
      if (!asked) void noteUse(request).catch(() => undefined);
    });
    next();
  };
}
