import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { maxHeaderBytes, tooLong } from './visitor/foreign-cookies.ts';

/** Time limits for visitors, in milliseconds. */
const timeLimits = {
  headersTimeout: 10_000,
  /** For all of a request, its body as well. */
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  /** Must exceed the proxy's keep-alive (60 s), or it may reuse a socket that we are closing. */
  keepAliveTimeout: 75_000,
} satisfies ServerOptions;

/** Time for which the rest of a refused request is read, in milliseconds, so that its answer arrives. */
const readOnMs = 2_000;

/** For answers that are given here, past the code that sets the headers of all others. */
const strictHeaders = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
] as const;

/** Creates a server that also answers requests that it cannot read, and waits for no one for long. */
export function createHttpServer(
  listener: RequestListener,
  log: Logger,
  limits: Partial<typeof timeLimits> = {},
): Server {
  const options = { maxHeaderSize: maxHeaderBytes, ...timeLimits, ...limits };
  const answer: RequestListener = (request, response) =>
    isPlain(request) ? listener(request, response) : refuse(response);
  return createServer(options, answer).on('clientError', (error: ClientError, socket: Socket) =>
    answerUnreadable(error, socket, log),
  );
}

/** True for at most one host, and a version of HTTP that has headers (RFC 9112, 2.3 and 3.2). */
const isPlain = ({ rawHeaders, httpVersionMajor }: IncomingMessage) =>
  httpVersionMajor > 0 &&
  rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length < 2;

function refuse(response: ServerResponse): void {
  response.writeHead(400, { ...Object.fromEntries(strictHeaders), connection: 'close' }).end();
}

function answerUnreadable(error: ClientError, socket: Socket, log: Logger): void {
  /* A browser may connect ahead and send nothing: it would take an answer for that to its first request. */
  const isSilent = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isSilent || !socket.writable) return void socket.destroy();
  const id = randomUUID();
  const answer = answerTo(error, id);
  const statusCode = Number(answer.split(' ', 2)[1]);
  log.info(
    { req: { id }, res: { statusCode }, refusal: { code: error.code } },
    'request unreadable',
  );
  socket.end(answer);
  socket.resume();
  setTimeout(() => socket.destroy(), readOnMs).unref();
}

function answerTo({ code, rawPacket }: ClientError, id: string): string {
  const strict = strictHeaders.map((header) => header.join(': '));
  const headers = ['Connection: close', `X-Request-Id: ${id}`, ...strict];
  if (code === 'HPE_HEADER_OVERFLOW') return tooLong(rawPacket, headers);
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  return [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n');
}

interface ClientError extends NodeJS.ErrnoException {
  /** The packet that the request broke off in. */
  rawPacket?: Buffer;
}
