import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { logOutputInBatches } from '@camp/observability/log-output';
import { openTracing, tracer } from '@camp/observability/tracing';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import type { EdgeMetrics } from './metrics/edge-metrics.ts';

/** Longest wait for open answers at shutdown, in milliseconds. */
const drainMs = 5_000;
const closeUnusedIntervalMs = 50;
/** Time for a proxy to notice that this process leaves, before unused connections are closed, in milliseconds. */
const leaveMs = 1_000;

/* The API starts and stops much the same way (docs/decisions/operations.md#0068). */
const env = readEnvOrExit();
const log = pino({ name: 'edge', level: env.LOG_LEVEL }, logOutputInBatches());
await openTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT, { service: 'campbc-edge', log });
const metrics = await openMetrics();
const stopping = new AbortController();
const app = createApp({ env, log, metrics, stopping: stopping.signal });
const server = createHttpServer(app, log);
const connections = new Set<Socket>();
server.on('connection', (socket) => {
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const isBusy = error.code === 'EADDRINUSE';
  console.error(isBusy ? `Port ${env.PORT} is already in use.` : String(error));
  process.exit(1);
});

server.listen({ port: env.PORT, host: env.HOST }, () => {
  const { port } = server.address() as AddressInfo;
  log.info({ port }, 'edge is listening');
  process.send?.({ ready: true, port });
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
/* The parent process is gone: leave nothing running. */
process.once('disconnect', stop);

function stop(): void {
  stopping.abort();
  /* Not the HTTP server's own way, which closes kept connections just when a proxy may use one. */
  NetServer.prototype.close.call(server, () => void leave());
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  const isBehindProxy = env.TRUSTED_PROXIES.length > 0;
  setTimeout(closeUnusedFromNowOn, isBehindProxy ? leaveMs : 0);
  setTimeout(() => server.closeAllConnections(), drainMs).unref();
}

async function leave(): Promise<void> {
  await tracer()?.stop();
  process.exit(0);
}

function closeUnusedFromNowOn(): void {
  closeUnused();
  setInterval(closeUnused, closeUnusedIntervalMs).unref();
}

/** Node does not count a connection without a request as idle, so one would delay the shutdown. */
function closeUnused(): void {
  server.closeIdleConnections();
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}

/** Metrics have a port of their own; without one nothing is counted. */
async function openMetrics(): Promise<EdgeMetrics | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return null;
  try {
    const { EdgeMetrics } = await import('./metrics/edge-metrics.ts');
    const { serveMetrics } = await import('@camp/metrics/metrics-server');
    const opened = new EdgeMetrics();
    await serveMetrics(opened.registry, { port, host });
    return opened;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
