import type { Request } from 'express';

/** Whether an origin is this site's: the public one, or as the edge in front says the visitor used it. */
export function isOwnOrigin(origin: string, request: Request, publicOrigin: string): boolean {
  const { protocol, host } = request;
  return origin === publicOrigin || origin === `${protocol}://${host}`;
}

/** The browser's own word that a request comes from a page of the same origin (Fetch Metadata). */
export const isSameOriginFetch = (request: Request) =>
  request.get('sec-fetch-site') === 'same-origin';
