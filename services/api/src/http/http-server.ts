import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/**
 * Time limits of a request, in milliseconds. The edge buffers bodies, so only clients that bypass it can be slow.
 */
const timeLimits = {
  headersTimeout: 10_000,
  /** For all of a request, its body as well. */
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  /** Must exceed the proxy's keep-alive, or it may reuse a socket that we are closing. */
  keepAliveTimeout: 75_000,
} satisfies ServerOptions;

/** Creates a server that waits for no client for long. */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof timeLimits> = {},
): Server {
  return createServer({ ...timeLimits, ...limits }, listener);
}
