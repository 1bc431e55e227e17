import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Registry } from 'prom-client';

interface Place {
  port: number;
  host: string;
}

/**
 * Serves what a registry holds at `/metrics`, in the text format of Prometheus, on a port of its own. The server
 * keeps no process from ending. @throws one sentence when it cannot listen there.
 */
export async function serveMetrics(registry: Registry, { port, host }: Place): Promise<Server> {
  const server = createServer(answerFrom(registry)).listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(sentenceFor(error as NodeJS.ErrnoException, { port, host }), { cause: error });
  }
  return server.unref();
}

const answerFrom =
  (registry: Registry): RequestListener =>
  async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('See /metrics.\n');
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  };

function sentenceFor({ code, message }: NodeJS.ErrnoException, { port, host }: Place): string {
  if (code === 'EADDRINUSE') return `Port ${port}, given by METRICS_PORT, is already in use.`;
  if (code === 'EADDRNOTAVAIL') return `METRICS_HOST ${host} is no address of this machine.`;
  return `Metrics cannot be served on port ${port}: ${message}`;
}
