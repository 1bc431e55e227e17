import type { RequestHandler } from 'express';
import { callPaths } from '#api/api-proxy.ts';
import type { EdgeMetrics } from './edge-metrics.ts';

/** Counts each request by what it asks for, and how long it took. Without metrics it does nothing. */
export function measureRequests(metrics: EdgeMetrics | null): RequestHandler {
  if (!metrics) return (_request, _response, next) => next();
  return (request, response, next) => {
    const kind = kindOf(request.path);
    metrics.requests.measure(response, () => ({ kind }));
    next();
  };
}

const kinds = [
  { kind: 'file', paths: /^\/r\/|^\/boot\.|^\/[^/]+\.(?:ico|jpg|png)$/ },
  { kind: 'seo', paths: /^\/(?:robots\.txt|sitemap\.xml)$/ },
  { kind: 'other', paths: /^\/(?:healthz|release\.json|security\.txt|\.well-known\/.*)$/ },
];

/** Returns the kind of a path; a page, or an unknown path, is a `document`. */
export function kindOf(path: string): string {
  if (callPaths.test(path)) return 'api';
  return kinds.find(({ paths }) => paths.test(path))?.kind ?? 'document';
}
