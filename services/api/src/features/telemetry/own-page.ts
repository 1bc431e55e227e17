import type { Request, RequestHandler } from 'express';
import { isOwnOrigin, isSameOriginFetch } from '#http/same-origin.ts';
import { apiErrors } from '#errors/api-error.ts';

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
    throw apiErrors.foreign();
  };
}

function comesFromHere(request: Request, publicOrigin: string): boolean {
  const origin = request.get('origin');
  const isNamed = origin && origin !== 'null';
  return isNamed ? isOwnOrigin(origin, request, publicOrigin) : isSameOriginFetch(request);
}
