import type { RequestHandler } from 'express';
import type { AppContext } from '#context.ts';
import { refusalOf } from '#log.ts';
import { routeOf } from './route.ts';

/** Counts each request by its route, its duration, and its refusal, if any. Without metrics it does nothing. */
export function measureRequests({ metrics }: Pick<AppContext, 'metrics'>): RequestHandler {
  if (!metrics) return (_request, _response, next) => next();
  return (request, response, next) => {
    /* Read now: routers that follow shorten it. */
    const { method, path } = request;
    metrics.requests.measure(response, () => {
      const refusal = refusalOf(response);
      if (refusal) metrics.noteRefusal(refusal);
      const route = routeOf({ request, path });
      return route ? { method, route } : unrouted;
    });
    next();
  };
}

/** Anyone can make up paths and methods. */
const unrouted = { method: 'other', route: 'other' };
