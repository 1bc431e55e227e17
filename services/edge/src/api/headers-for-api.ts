import type { OutgoingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { headersToPassOn } from './headers-to-pass-on.ts';
import { announcesBody } from './read-body.ts';

/**
 * Headers that only the edge may set, about the visitor, the address and the request's id, or has dealt with
 * already.
 */
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
  /** The visitor's address, as trusted proxies give it; finding it out takes a while. */
  ip: string;
}

/**
 * Returns the headers of a call as the API gets them. Only the edge says who the visitor is: all headers are
 * made here, before there is a call to the API, so that no kind of call gets past this.
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
