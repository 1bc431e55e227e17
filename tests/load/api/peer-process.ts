import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RedisStore } from 'connect-redis';
import express from 'express';
import session from 'express-session';
import { createClient } from 'redis';
import {
  betterAuth,
  fastifyWithSession,
  passportWithSequelize,
  type Peer,
} from './installed-peers.ts';

/* One of the servers that the API is measured beside, chosen by PEER. Each gives the API's own answer. */
const path = process.env['ASKED_PATH'] ?? '';
const answer: unknown = JSON.parse(process.env['ANSWER'] ?? '');

const plainNode: RequestListener = (request, response) => {
  const body = JSON.stringify(answer);
  if (request.url?.split('?')[0] !== path) response.statusCode = 404;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
};

const plainExpress = () => express().get(path, (_request, response) => void response.json(answer));

declare module 'express-session' {
  interface SessionData {
    holder: string;
  }
}

/** As its documentation shows it, with the settings it recommends. */
async function expressWithSession(): Promise<express.Express> {
  const client = createClient({ url: process.env['REDIS_URL'] ?? '' });
  await client.connect();
  return express()
    .use(
      session({
        store: new RedisStore({ client, prefix: 'peer:' }),
        secret: randomUUID(),
        resave: false,
        saveUninitialized: false,
        cookie: { maxAge: 4 * 3_600_000 },
      }),
    )
    .post('/sign-in', (request, response) => {
      request.session.holder = randomUUID();
      response.json(answer);
    })
    .get(path, (request, response) => {
      response.status(request.session.holder ? 200 : 401).json(answer);
    });
}

const ours: Peer = {
  path,
  answer,
  redisUrl: process.env['REDIS_URL'] ?? '',
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  folder: process.env['PEER_PACKAGES'] ?? '',
};

const peers: Record<string, () => RequestListener | Promise<RequestListener>> = {
  node: () => plainNode,
  express: plainExpress,
  session: expressWithSession,
  fastify: () => fastifyWithSession(ours),
  passport: () => passportWithSequelize(ours),
  'better-auth': () => betterAuth(ours),
};

const peer = await peers[process.env['PEER'] ?? '']?.();
if (!peer) throw new Error('There is no such peer.');
const server = createServer(peer).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ ready: true, port });
});
process.once('disconnect', () => process.exit());
