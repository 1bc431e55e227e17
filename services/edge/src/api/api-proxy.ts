import { type ErrorCode, statusOf } from '@camp/contracts/client/errors';
import { problemOf } from '@camp/contracts/client/problem';
import type { ErrorMessage } from '@camp/contracts/sentences/error-messages';
import { noteInLine } from '@camp/service/request-log';
import { tracer } from '@camp/service/tracing';
import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#env.ts';
import type { ApiNodes } from './api-nodes.ts';
import { InFlight } from './in-flight.ts';
import { BodyTooLarge, bodyReader, headersForApi } from './visitor-request.ts';

/** Paths that the API answers. */
export const callPaths = /^\/(?:readyz|api(?:\/.*)?)$/s;

/**
 * Forwards calls to the API, each when all of its body is there: a connection to the API never waits for a
 * visitor (docs/decisions/limits.md#0110). When the API does not answer, or has too much to do, the
 * visitor gets a 503 with a sentence.
 */
export function proxyToApi({ PUBLIC_URL }: Env, api: ApiNodes): RequestHandler {
  const protocol = PUBLIC_URL?.startsWith('https:') ? 'https' : 'http';
  const readBody = bodyReader();
  const calls = new InFlight({ fromOnePlace: 64, inAll: 1_024 });

  async function forward(request: Request, response: Response): Promise<void> {
    const body = await readBody(request);
    const { ip = '' } = request;
    await calls.run(ip, async () => {
      const traced = tracer()?.beginCall('API');
      const headers = { ...headersForApi(request, { protocol, body, ip }), ...traced?.headers() };
      const { method, path } = request;
      const call = { method, path: path + queryOf(request), headers, body, response };
      const askedAt = Date.now();
      const asked = api.call(call);
      const { answer, address } = await asked.finally(() => traced?.end());
      noteInLine(response, { api: { address, responseTime: Date.now() - askedAt } });
      await answer.passOn(response);
    });
  }

  return async (request, response) => {
    try {
      await forward(request, response);
    } catch (error) {
      /* The rest of the body is dropped, so that the answer can be read. */
      request.resume();
      const code = error instanceof BodyTooLarge ? 'PAYLOAD_TOO_LARGE' : 'UNAVAILABLE';
      refuse(response, { code, reason: (error as Error).message });
    }
  };
}

function queryOf({ url }: Request): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}

const sentences = {
  UNAVAILABLE: {
    key: 'unavailable',
    error: 'Our servers are not answering right now. Please try again in a moment.',
  },
  PAYLOAD_TOO_LARGE: { key: 'tooLarge', error: 'That is too much to send at once.' },
} as const satisfies Partial<Record<ErrorCode, { key: ErrorMessage['key']; error: string }>>;

/** Answers a call in place of the API, as the API would, and logs why. An answer that has begun is broken off. */
function refuse(response: Response, { code, reason }: Refusal): void {
  noteInLine(response, { refusal: { code, reason } });
  if (response.headersSent) return void response.destroy();
  const { key, error } = sentences[code];
  const body = problemOf({ error, code, key, requestId: response.req.id });
  if (code === 'UNAVAILABLE') response.set('retry-after', '5');
  response.status(statusOf[code]).set('cache-control', 'no-store').json(body);
}

interface Refusal {
  code: keyof typeof sentences;
  /** For the log alone. */
  reason: string;
}
