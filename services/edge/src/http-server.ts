import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { mostHeaderBytes, strictHeaders, tooLong } from './visitor/foreign-cookies.ts';

/** How long visitors may take, in milliseconds. */
const timeLimits = {
  headersTimeout: 10_000,
  /** For all of a request, its body as well. */
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  /** Must exceed the proxy's keep-alive (60 s), or it may reuse a socket that we are closing. */
  keepAliveTimeout: 75_000,
} satisfies ServerOptions;

/** How long the rest of a request that is refused is read, in milliseconds, so that its answer arrives. */
const readOnMs = 2_000;

/** A server that answers requests that it cannot read, and waits for nobody for long. */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof timeLimits> = {},
): Server {
  const options = { maxHeaderSize: mostHeaderBytes, ...timeLimits, ...limits };
  return createServer(options, listener).on('clientError', answerUnreadable);
}

function answerUnreadable(error: ClientError, socket: Socket): void {
  /* A browser may connect ahead and ask nothing: an answer would be taken for that to its first question. */
  const isSilent = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isSilent || !socket.writable) return void socket.destroy();
  socket.end(answerTo(error));
  socket.resume();
  setTimeout(() => socket.destroy(), readOnMs).unref();
}

function answerTo({ code, rawPacket }: ClientError): string {
  if (code === 'HPE_HEADER_OVERFLOW') return tooLong(rawPacket);
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  return [`HTTP/1.1 ${status}`, 'Connection: close', ...strictHeaders, '', ''].join('\r\n');
}

interface ClientError extends NodeJS.ErrnoException {
  /** The packet that the request broke off in. */
  rawPacket?: Buffer;
}
