import { Agent, type IncomingMessage, request as callHttp } from 'node:http';
import { Agent as HttpsAgent, request as callHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#env.ts';
import { headersForApi, withoutConnection } from './headers-for-api.ts';
import { InFlight } from './in-flight.ts';
import { BodyTooLarge, bodyReader } from './read-body.ts';
import { refuse } from './refuse.ts';

/** Longest wait for an answer of the API, in milliseconds. */
const answerTimeoutMs = 30_000;

const connections = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64 };

/**
 * Forwards calls to the API, each when all of its body is there: a connection to the API never waits for a
 * visitor (docs/decisions/0110-bounded-calls.md). When the API does not answer, or has too much to do, the
 * visitor gets a 503 with a sentence.
 */
export function proxyToApi({ API_URL, PUBLIC_URL }: Env): RequestHandler {
  const protocol = PUBLIC_URL?.startsWith('https:') ? 'https' : 'http';
  const call = callerOf(new URL(API_URL));
  const readBody = bodyReader();
  const calls = new InFlight({ fromOnePlace: 64, inAll: 1_024 });

  async function forward(request: Request, response: Response): Promise<void> {
    const body = await readBody(request);
    const headers = headersForApi(request, { protocol, body });
    await calls.run(request.ip ?? '', async () => {
      await passOn(await call({ request, response, headers, body }), response);
    });
  }

  return async (request, response, next) => {
    if (!belongsToApi(request.path)) return next();
    try {
      await forward(request, response);
    } catch (error) {
      /* What is left of the body goes nowhere, so that the answer can be read. */
      request.resume();
      refuse(response, error instanceof BodyTooLarge ? 'PAYLOAD_TOO_LARGE' : 'UNAVAILABLE');
    }
  };
}

function belongsToApi(path: string): boolean {
  return path === '/readyz' || path === '/api' || path.startsWith('/api/');
}

interface Call {
  request: Request;
  response: Response;
  headers: ReturnType<typeof headersForApi>;
  body: Buffer;
}

/** Calls the API, and gives its answer as soon as it begins. The call ends when the visitor goes away. */
function callerOf({ protocol, hostname, port, pathname }: URL) {
  const isHttps = protocol === 'https:';
  const agent = isHttps ? new HttpsAgent(connections) : new Agent(connections);
  const send = isHttps ? callHttps : callHttp;
  const folder = pathname.replace(/\/$/, '');
  const api = { protocol, hostname: hostname.replaceAll(/[[\]]/g, ''), port, agent };

  return ({ request, response, headers, body }: Call) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, path } = request;
      const outgoing = send({ ...api, method, path: folder + path + queryOf(request), headers });
      outgoing.setTimeout(answerTimeoutMs, () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('response', resolve).on('error', reject);
      response.once('close', () => outgoing.destroy());
      outgoing.end(body);
    });
}

function queryOf({ url }: Request): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}

async function passOn(answer: IncomingMessage, response: Response): Promise<void> {
  const { 'set-cookie': cookies = [], ...headers } = withoutConnection(answer.headers);
  for (const cookie of cookies) response.append('set-cookie', cookie);
  for (const [name, value] of Object.entries(headers)) response.set(name, value);
  response.status(answer.statusCode ?? 502);
  await pipeline(answer, response);
}
