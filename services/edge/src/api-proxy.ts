import type { ServerResponse } from 'node:http';
import type { ErrorMessage } from '@camp/contracts/sentences/error-messages';
import type { ErrorBody } from '@camp/contracts/client/errors';
import type { Request } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Env } from './env.ts';

/** Longest wait for an answer of the API, in milliseconds. */
const answerTimeoutMs = 30_000;

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

/**
 * Forwards calls to the API. Only the edge tells the API who the visitor is: it drops the forwarding
 * headers of clients other than trusted proxies. When the API does not answer, the visitor gets a 503
 * with a sentence.
 */
export function proxyToApi({ API_URL, PUBLIC_URL }: Env) {
  const protocol = PUBLIC_URL?.startsWith('https:') ? 'https' : 'http';
  return createProxyMiddleware<Request>({
    target: API_URL,
    pathFilter: belongsToApi,
    proxyTimeout: answerTimeoutMs,
    on: {
      proxyReq(outgoing, incoming) {
        for (const name of forwarded) outgoing.removeHeader(name);
        outgoing.setHeader('x-forwarded-for', incoming.ip ?? '');
        outgoing.setHeader('x-forwarded-host', incoming.headers.host ?? '');
        outgoing.setHeader('x-forwarded-proto', protocol);
      },
      error(_error, _request, response) {
        if ('writeHead' in response) answerUnavailable(response);
        else response.destroy();
      },
    },
  });
}

function belongsToApi(path: string): boolean {
  return path === '/readyz' || path === '/api' || path.startsWith('/api/');
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body: ErrorBody = {
    error: 'Our servers are not answering right now. Please try again in a moment.',
    code: 'UNAVAILABLE',
    key: 'unavailable' satisfies ErrorMessage['key'],
    requestId: crypto.randomUUID(),
  };
  response.writeHead(503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '5',
  });
  response.end(JSON.stringify(body));
}
