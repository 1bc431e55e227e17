import type { Role } from '@camp/contracts/site/roles';
import { RedisStore } from 'connect-redis';
import connectSequelize from 'connect-session-sequelize';
import type { Request, RequestHandler } from 'express';
import session, { Store } from 'express-session';
import { DataTypes } from 'sequelize';
import type { AppContext } from '#context.ts';
import { cookiesFor } from './cookies.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

declare module 'express-session' {
  interface SessionData {
    deviceSessionId: string;
    /** The role that this id was issued for. Another role gets another id. */
    role: Role;
  }
}

/** express-session in Redis where there is one, else in the database, so that a restart signs nobody out. */
export function serverSessions(context: AppContext): RequestHandler {
  const { env } = context;
  const { name, options } = cookiesFor(env).session;
  return session({
    name,
    cookie: options,
    secret: env.SESSION_SECRET,
    store: storeFor(context),
    proxy: true,
    resave: false,
    rolling: true,
    saveUninitialized: false,
  });
}

function storeFor({ redis, db }: AppContext): Store {
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
