import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { announcesBody } from './read-body.ts';

/** What is said about one connection only, and never passed on (RFC 9110, 7.6.1). */
const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers without those about one connection, and those that `Connection` names. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  const dropped = new Set([...ofOneConnection, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Who the visitor is, where they asked and what their request is called, as others would have it; and what the edge has done already. */
const isOurs = (name: string) =>
  /^(?:x-forwarded-.*|forwarded|x-real-ip|x-request-id|traceparent|tracestate|baggage|expect|content-length)$/.test(
    name,
  );

interface Options {
  protocol: 'http' | 'https';
  body: Buffer;
}

/**
 * The headers of a call as the API gets them. Only the edge tells the API who the visitor is. They are made
 * here in one piece, before there is a call to the API, so that no way of asking goes past this.
 */
export function headersForApi(request: Request, { protocol, body }: Options): OutgoingHttpHeaders {
  const { headers, ip = '' } = request;
  const visitors = Object.entries(withoutConnection(headers)).filter(([name]) => !isOurs(name));
  return {
    ...Object.fromEntries(visitors),
    ...(announcesBody(request) && { 'content-length': body.length }),
    'x-forwarded-for': ip,
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': protocol,
    'x-request-id': request.id,
  };
}
