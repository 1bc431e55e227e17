import type { Request, RequestHandler } from 'express';
import { isOwnOrigin, isSameOriginFetch } from './same-origin.ts';
import { apiErrors } from '#errors/api-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing call that a foreign page could have caused: it must be JSON, which a
 * plain form cannot send, and come from this site (docs/decisions/0005-same-origin-calls.md;
 * OWASP ASVS 5.0, 3.5.1–3.5.3).
 */
export function refuseForeignCalls(publicUrl: string): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    if (readingMethods.has(request.method)) return next();
    if (isJson(request) && comesFromHere(request, publicOrigin)) return next();
    throw apiErrors.foreign();
  };
}

function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.get('content-type') ?? '');
}

function comesFromHere(request: Request, publicOrigin: string): boolean {
  const origin = request.get('origin');
  return origin ? isOwnOrigin(origin, request, publicOrigin) : isSameOriginFetch(request);
}
