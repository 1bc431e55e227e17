import type { Request, RequestHandler } from 'express';
import { Refusal } from '#http/refusal.ts';

/**
 * Refuses what another site's page sends. Beacons and reports cannot be held to JSON from a named
 * origin, as other writes are: browsers send both in types of their own, and under a strict referrer
 * policy with the origin `null` (Fetch, "append a request Origin header"); then the browser's word
 * that the page is of the same origin counts.
 */
export function refuseForeignPages(publicUrl: string): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    if (comesFromHere(request, publicOrigin)) return next();
    throw new Refusal('CSRF', 'This request did not come from our own pages.');
  };
}

function comesFromHere(request: Request, publicOrigin: string): boolean {
  const origin = request.get('origin');
  if (origin && origin !== 'null') return [publicOrigin, ownOrigin(request)].includes(origin);
  return request.get('sec-fetch-site') === 'same-origin';
}

/** The origin the visitor used, as the edge in front tells it. */
const ownOrigin = ({ protocol, host }: Request) => `${protocol}://${host}`;
