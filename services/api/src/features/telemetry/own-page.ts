import type { Request, RequestHandler } from 'express';
import { isOwnOrigin, isSameOriginFetch } from '#http/own-origin.ts';
import { Refusal } from '#http/refusal.ts';

/**
 * Refuses what another site's page sends. Beacons and reports cannot be held to JSON from a named
 * origin, as other writes are: browsers send both in types of their own, and under a strict referrer
 * policy with the origin `null` (Fetch, "append a request Origin header"); then the browser's word
 * that the page is of the same origin counts.
 */
export function refuseForeignPages(publicUrl: string): RequestHandler {
  return (request, _response, next) => {
    if (comesFromHere(request, publicUrl)) return next();
    throw new Refusal('CSRF', 'This request did not come from our own pages.');
  };
}

function comesFromHere(request: Request, publicUrl: string): boolean {
  const origin = request.get('origin');
  const isNamed = origin !== undefined && origin !== 'null';
  return isNamed ? isOwnOrigin(origin, request, publicUrl) : isSameOriginFetch(request);
}
