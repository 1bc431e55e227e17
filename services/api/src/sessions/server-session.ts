import { createHmac } from 'node:crypto';
import type { Role } from '@camp/contracts/site/roles';
import { networkOf } from '@camp/contracts/site/network-of';
import { RedisStore } from 'connect-redis';
import connectSequelize from 'connect-session-sequelize';
import type { Request, Response } from 'express';
import session, { type SessionData, Store } from 'express-session';
import { DataTypes, type Sequelize } from 'sequelize';
import { ipOf } from '#client-info/client-info.ts';
import type { Env } from '#env.ts';
import type { Redis } from '#redis.ts';
import { completeLifetime, cookiesFor, readCookie } from './cookies.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { isSameText } from '#tokens/same-text.ts';

declare module 'express-session' {
  interface SessionData {
    deviceSessionId: string;
    /** The role that this id was issued for. Another role gets another id. */
    role: Role;
  }
}

/** The data that a server session holds for a caller who is signed in. */
type KeptSession = Pick<SessionData, 'deviceSessionId' | 'role'>;

/** The parts that sessions are kept with. */
export interface SessionParts {
  env: Env;
  db: Sequelize;
  redis: Redis | null;
}

interface ServerSessions {
  /** Returns the data of a request's session, which stays as it is; null when signed out. */
  read: (request: Request) => Promise<KeptSession | null>;
  /** Gives a request its session, which can be changed and is prolonged. */
  open: (request: Request, response: Response) => Promise<void>;
}

/** express-session in Redis where there is one, else in the database, so that a restart signs no one out. */
export function serverSessions(parts: SessionParts): ServerSessions {
  const { env } = parts;
  const cookie = cookiesFor(env).session;
  const { name, options } = cookie;
  const store = storeFor(parts);
  const openSession = session({
    name,
    cookie: options,
    secret: env.SESSION_SECRET,
    store,
    proxy: true,
    resave: false,
    rolling: true,
    saveUninitialized: false,
  });
  return {
    async read({ headers }) {
      const id = signedIdIn(readCookie(headers.cookie, name), env.SESSION_SECRET);
      return id === null ? null : readKept(store, id);
    },
    open(request, response) {
      completeLifetime(response, cookie);
      return settled((done) => openSession(request, response, done));
    },
  };
}

/** Tells callers apart before it is known who they are: by the session that we gave them, else by their network. */
export function callersOf({ env }: Pick<SessionParts, 'env'>): (request: Request) => string {
  const { name } = cookiesFor(env).session;
  return (request) =>
    signedIdIn(readCookie(request.headers.cookie, name), env.SESSION_SECRET) ??
    networkOf(ipOf(request));
}

/** As express-session signs its cookies: `s:<id>.<HMAC of the id>`. */
function signedIdIn(cookie = '', secret: string): string | null {
  const [, id = '', signature = ''] = /^s:(.*)\.(.*)$/.exec(cookie) ?? [];
  const expected = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return isSameText(signature, expected) ? id : null;
}

async function readKept(store: Store, id: string): Promise<KeptSession | null> {
  const { promise, resolve, reject } = Promise.withResolvers<SessionData | null>();
  store.get(id, (error: unknown, kept) => (error ? reject(error) : resolve(kept ?? null)));
  const kept = await promise;
  return kept?.deviceSessionId ? kept : null;
}

function storeFor({ redis, db }: SessionParts): Store {
  const ttlSeconds = lifetimes.idle / 1_000;
  if (redis) return new RedisStore({ client: redis, prefix: 'campbc:session:', ttl: ttlSeconds });
  db.define(
    'ServerSession',
    {
      sid: { type: DataTypes.STRING(64), primaryKey: true },
      expires: DataTypes.DATE(3),
      data: DataTypes.TEXT,
    },
    { tableName: 'server_sessions', timestamps: true, underscored: true },
  );
  const SequelizeStore = connectSequelize(Store);
  return new SequelizeStore({ db, table: 'ServerSession', expiration: lifetimes.idle });
}

/** Starts a server session under a new id, so that an id known before is worthless (OWASP ASVS 5.0, 7.2.4). */
export async function renewServerSession(
  request: Request,
  { deviceSessionId, role }: { deviceSessionId: string; role: Role },
): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  Object.assign(request.session, { deviceSessionId, role });
  await settled((done) => request.session.save(done));
}

export async function endServerSession(request: Request): Promise<void> {
  await settled((done) => request.session.destroy(done));
}

function settled(start: (done: (error?: unknown) => void) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  start((error) => (error ? reject(error) : resolve()));
  return promise;
}
