import { noteInLine } from '@camp/observability/request-log';
import { tracer } from '@camp/observability/tracing';
import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#env.ts';
import type { ApiNodes } from './api-nodes.ts';
import { headersForApi } from './headers-for-api.ts';
import { InFlight } from './in-flight.ts';
import { BodyTooLarge, bodyReader } from './read-body.ts';
import { refuse } from './refuse.ts';

/**
 * Forwards calls to the API, each when all of its body is there: a connection to the API never waits for a
 * visitor (docs/decisions/0110-bounded-calls.md). When the API does not answer, or has too much to do, the
 * visitor gets a 503 with a sentence.
 */
export function proxyToApi({ PUBLIC_URL }: Env, api: ApiNodes): RequestHandler {
  const protocol = PUBLIC_URL?.startsWith('https:') ? 'https' : 'http';
  const readBody = bodyReader();
  const calls = new InFlight({ fromOnePlace: 64, inAll: 1_024 });

  async function forward(request: Request, response: Response): Promise<void> {
    const body = await readBody(request);
    await calls.run(request.ip ?? '', async () => {
      const traced = tracer()?.beginCall('API');
      const headers = { ...headersForApi(request, { protocol, body }), ...traced?.headers() };
      const { method, path } = request;
      const call = { method, path: path + queryOf(request), headers, body };
      const askedAt = Date.now();
      const asked = api.call({ ...call, gone: endOf(response) });
      const { answer, address } = await asked.finally(() => traced?.end());
      noteInLine(response, { api: { address, responseTime: Date.now() - askedAt } });
      await answer.passOn(response);
    });
  }

  return async (request, response, next) => {
    if (!belongsToApi(request.path)) return next();
    try {
      await forward(request, response);
    } catch (error) {
      /* What is left of the body goes nowhere, so that the answer can be read. */
      request.resume();
      const code = error instanceof BodyTooLarge ? 'PAYLOAD_TOO_LARGE' : 'UNAVAILABLE';
      refuse(response, { code, reason: (error as Error).message });
    }
  };
}

export function belongsToApi(path: string): boolean {
  return path === '/readyz' || path === '/api' || path.startsWith('/api/');
}

/** One for all calls: the error that `abort` makes by itself takes a tenth of the time of a call. */
const hasEnded = new Error('The visitor has gone, or has the whole answer.');

/** Aborts when the visitor has gone, or has the whole answer. */
function endOf(response: Response): AbortSignal {
  const ended = new AbortController();
  response.once('close', () => ended.abort(hasEnded));
  return ended.signal;
}

function queryOf({ url }: Request): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}
