import type { OutgoingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { headersToPassOn } from './headers-to-pass-on.ts';
import { announcesBody } from './read-body.ts';

/** Who the visitor is, where they asked and what their request is called, as others would have it; and what the edge has done already. */
const ours: ReadonlySet<string> = new Set([
  'forwarded',
  'x-real-ip',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
  'expect',
  'content-length',
]);

const isOurs = (name: string) => ours.has(name) || name.startsWith('x-forwarded-');

interface Options {
  protocol: 'http' | 'https';
  body: Buffer;
  /** The visitor's address, as told by proxies that are trusted; to find it out takes a while. */
  ip: string;
}

/**
 * The headers of a call as the API gets them. Only the edge tells the API who the visitor is. They are made
 * here in one piece, before there is a call to the API, so that no way of asking goes past this.
 */
export function headersForApi(
  request: Request,
  { protocol, body, ip }: Options,
): OutgoingHttpHeaders {
  const { headers } = request;
  const visitors = headersToPassOn(headers).filter(([name]) => !isOurs(name));
  return {
    ...Object.fromEntries(visitors),
    ...(announcesBody(request) && { 'content-length': body.length }),
    'x-forwarded-for': ip,
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': protocol,
    'x-request-id': request.id,
  };
}
