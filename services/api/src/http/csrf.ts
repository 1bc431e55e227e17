import type { Request, RequestHandler } from 'express';
import { isOwnOrigin, isSameOriginFetch } from './own-origin.ts';
import { Refusal } from './refusal.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing call that a foreign page could have caused: it must be JSON, which a
 * plain form cannot send, and come from this site (decision 5; OWASP ASVS 5.0, 3.5.1–3.5.3).
 */
export function refuseForeignCalls(publicUrl: string): RequestHandler {
  return (request, _response, next) => {
    if (readingMethods.has(request.method)) return next();
    if (isJson(request) && comesFromHere(request, publicUrl)) return next();
    throw new Refusal('CSRF', 'This request did not come from our own pages.');
  };
}

function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.get('content-type') ?? '');
}

function comesFromHere(request: Request, publicUrl: string): boolean {
  const origin = request.get('origin');
  return origin ? isOwnOrigin(origin, request, publicUrl) : isSameOriginFetch(request);
}
