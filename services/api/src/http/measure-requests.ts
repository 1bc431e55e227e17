import type { RequestHandler, Response } from 'express';
import { refusalOf } from '#log.ts';
import { routeOf } from './route.ts';

interface Parts {
  metrics: {
    requests: { measure: (response: Response, describe: () => typeof unrouted) => void };
    noteRefusal: (refusal: NonNullable<ReturnType<typeof refusalOf>>) => void;
  } | null;
}

/** Counts each request by its route, its duration, and its refusal, if any. Without metrics it does nothing. */
export function measureRequests({ metrics }: Parts): RequestHandler {
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
