import type { Request, RequestHandler } from 'express';
import { apiErrors } from '#errors/api-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing call that a foreign page could have caused: it must come from this site, and
 * what it carries must be JSON, which a plain form cannot send (docs/decisions/api.md#0005;
 * OWASP ASVS 5.0, 3.5.1–3.5.3). Mail programs alone have a call before it
 * (docs/decisions/mail.md#0246).
 */
export function refuseForeignCalls(publicUrl: string): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    if (readingMethods.has(request.method)) return next();
    if (isFromHere(request, publicOrigin) && (isEmpty(request) || isJson(request))) return next();
    throw apiErrors.foreign();
  };
}

/** True if nothing is sent along (RFC 9112, 6.3): a browser says so by a length of 0, or says no length. */
function isEmpty({ headers }: Request): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.get('content-type') ?? '');
}

/**
 * Refuses what another site's page sends. Beacons and reports need not be JSON from a named origin,
 * as other writes with a body must: browsers send both in types of their own and, under a strict referrer
 * policy, with the origin `null` (Fetch, "append a request Origin header"). Then the browser must
 * say that the page is of the same origin.
 */
export function refuseForeignPages(publicUrl: string): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const isUnnamed = request.get('origin') === 'null';
    if (isUnnamed ? isSameOriginFetch(request) : isFromHere(request, publicOrigin)) return next();
    throw apiErrors.foreign();
  };
}

function isFromHere(request: Request, publicOrigin: string): boolean {
  const origin = request.get('origin');
  return origin ? isOwnOrigin(origin, request, publicOrigin) : isSameOriginFetch(request);
}

/** True if an origin is this site's: the public one, or the one that the visitor used, as the edge says. */
function isOwnOrigin(origin: string, request: Request, publicOrigin: string): boolean {
  const { protocol, host } = request;
  return origin === publicOrigin || origin === `${protocol}://${host}`;
}

/** True if the browser says that a request comes from a page of the same origin (Fetch Metadata). */
const isSameOriginFetch = (request: Request) => request.get('sec-fetch-site') === 'same-origin';
