import type { Request, RequestHandler } from 'express';
import { Refusal } from './refusal.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing call that a foreign page could have caused: it must be JSON, which a
 * plain form cannot send, and come from this site (decision 5; OWASP ASVS 5.0, 3.5.1–3.5.3).
 */
export function refuseForeignCalls(publicUrl: string): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    if (readingMethods.has(request.method)) return next();
    if (isJson(request) && comesFromHere(request, publicOrigin)) return next();
    throw new Refusal('CSRF', 'This request did not come from our own pages.');
  };
}

function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.get('content-type') ?? '');
}

function comesFromHere(request: Request, publicOrigin: string): boolean {
  const origin = request.get('origin');
  if (origin) return origin === publicOrigin || origin === ownOrigin(request);
  return request.get('sec-fetch-site') === 'same-origin';
}

/** The origin the visitor used, as the edge in front tells it. */
function ownOrigin(request: Request): string {
  return `${request.protocol}://${request.host}`;
}
