import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { RedisStore } from 'connect-redis';
import express from 'express';
import session from 'express-session';
import { createClient } from 'redis';
import { serve } from '#bench/servers/serve.ts';
import {
  betterAuth,
  fastifyWithSession,
  passportWithSequelize,
  type Peer,
} from './installed-peers.ts';
import type { Peer as PeerName } from './start-peer.ts';

/* One of the servers that the API is compared with, chosen by PEER. Each gives the API's own answer. */
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

const peers: Record<PeerName, () => RequestListener | Promise<RequestListener>> = {
  'node:http': () => plainNode,
  Express: plainExpress,
  'Express with sessions': expressWithSession,
  'Fastify with sessions': () => fastifyWithSession(ours),
  'passport and Sequelize': () => passportWithSequelize(ours),
  'better-auth': () => betterAuth(ours),
};

serve(await peers[process.env['PEER'] as PeerName]());
