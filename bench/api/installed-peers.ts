import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RedisStore } from 'connect-redis';
import express, { type RequestHandler } from 'express';
import session from 'express-session';
import { createClient } from 'redis';
import { ofApi } from '#bench/installed.ts';

/** The call that a peer answers, and what it needs to do so. */
export interface Peer {
  /** Path of the call, and the API's answer to it. */
  path: string;
  answer: unknown;
  redisUrl: string;
  databaseUrl: string;
  /** Folder of the peers' own libraries (bench/installed.ts). */
  folder: string;
}

export const peerPackages = [
  'fastify@5.12.8',
  '@fastify/cookie@11.1.5',
  '@fastify/session@11.1.3',
  'passport@0.7.0',
  'better-auth@1.7.25',
];

/** The libraries' own types are not at hand; each is used as its documentation shows. */
type Untyped = any; // eslint-disable-line typescript/no-explicit-any

async function load({ folder }: Peer, name: string): Promise<Untyped> {
  const found = createRequire(join(folder, 'package.json')).resolve(name);
  return import(pathToFileURL(found).href);
}

const maxAge = 4 * 3_600_000;

async function redisOf({ redisUrl }: Peer) {
  const client = createClient({ url: redisUrl });
  await client.connect();
  return client;
}

/** Fastify with its own cookies and sessions, over the same store. */
export async function fastifyWithSession(peer: Peer): Promise<RequestListener> {
  const { default: fastify } = await load(peer, 'fastify');
  const store = new RedisStore({ client: await redisOf(peer), prefix: 'fastify:' });
  const app = fastify();
  await app.register((await load(peer, '@fastify/cookie')).default);
  await app.register((await load(peer, '@fastify/session')).default, {
    store,
    secret: randomUUID() + randomUUID(),
    saveUninitialized: false,
    cookie: { maxAge, secure: false },
  });
  app.post('/sign-in', (request: Untyped, reply: Untyped) => {
    request.session.holder = randomUUID();
    reply.send(peer.answer);
  });
  app.get(peer.path, (request: Untyped, reply: Untyped) => {
    reply.code(request.session.holder ? 200 : 401).send(peer.answer);
  });
  await app.ready();
  return (request, response) => app.routing(request, response);
}

/** The usual build: passport looks the person up through Sequelize on each request. */
export async function passportWithSequelize(peer: Peer): Promise<RequestListener> {
  const { default: passport } = await load(peer, 'passport');
  const User = await userModel(peer);
  const people = await User.findAll({ attributes: ['id'], raw: true });
  passport.serializeUser((user: Untyped, done: Untyped) => done(null, user.id));
  passport.deserializeUser((id: number, done: Untyped) => {
    User.findByPk(id).then((user: Untyped) => done(null, user), done);
  });
  const store = new RedisStore({ client: await redisOf(peer), prefix: 'passport:' });
  const secret = randomUUID();
  let last = 0;
  return express()
    .use(session({ store, secret, resave: false, saveUninitialized: false, cookie: { maxAge } }))
    .use(passport.session() as RequestHandler)
    .post('/sign-in', (request, response, next) => {
      last = (last + 1) % people.length;
      (request as Untyped).login(people[last], (error: unknown) =>
        error ? next(error) : response.json(peer.answer),
      );
    })
    .get(peer.path, (request, response) => {
      response.status((request as Untyped).user ? 200 : 401).json(peer.answer);
    });
}

async function userModel({ databaseUrl }: Peer): Promise<Untyped> {
  const { Sequelize } = ofApi('sequelize');
  const db = new Sequelize(databaseUrl, { logging: false });
  const columns: Record<string, { primaryKey: boolean }> = await db
    .getQueryInterface()
    .describeTable('users');
  const attributes = Object.entries(columns).map(([name, { primaryKey }]) => [
    name,
    { type: 'VARCHAR(255)', primaryKey },
  ]);
  return db.define('users', Object.fromEntries(attributes), { timestamps: false });
}

/** better-auth with its sessions in Redis, and its people in memory: it is spared the database. */
export async function betterAuth(peer: Peer): Promise<RequestListener> {
  const library = await load(peer, 'better-auth');
  const { memoryAdapter } = await load(peer, 'better-auth/adapters/memory');
  const { toNodeHandler } = await load(peer, 'better-auth/node');
  const redis = await redisOf(peer);
  const auth = library.betterAuth({
    baseURL: 'http://127.0.0.1',
    secret: randomUUID(),
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    secondaryStorage: {
      get: (key: string) => redis.get(key),
      set: (key: string, value: string, seconds?: number) =>
        redis.set(key, value, seconds ? { EX: seconds } : {}),
      delete: (key: string) => redis.del(key),
    },
    emailAndPassword: {
      enabled: true,
      password: {
        hash: (password: string) => Promise.resolve(password),
        verify: () => Promise.resolve(true),
      },
    },
    rateLimit: { enabled: false },
  });
  const handle = toNodeHandler(auth);
  return (request, response) => {
    if (request.url === '/sign-in') return void signUp(auth, response);
    if (request.url === peer.path) request.url = '/api/auth/get-session';
    return handle(request, response) as void;
  };
}

async function signUp(auth: Untyped, response: ServerResponse): Promise<void> {
  const name = randomUUID();
  const body = { name, email: `${name}@mail.example`, password: name };
  const signedUp: Response = await auth.api.signUpEmail({ body, asResponse: true });
  const cookies = signedUp.headers.getSetCookie();
  response.writeHead(signedUp.status, { 'set-cookie': cookies }).end(await signedUp.text());
}
