import { logOutputInBatches } from '@camp/service/log-output';
import { onStopAsked, orExit, PatientServer } from '@camp/service/program';
import { openTracing, tracer } from '@camp/service/tracing';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';
import type { EdgeMetrics } from './metrics/edge-metrics.ts';

/** Longest wait for open answers at shutdown, in milliseconds. */
const drainMs = 5_000;
/** Time for a proxy to notice that this process leaves, before unused connections are closed, in milliseconds. */
const leaveMs = 1_000;

const env = await orExit(() => readEnv(process.env));
const log = pino({ name: 'edge', level: env.LOG_LEVEL }, logOutputInBatches());
await openTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT, { service: 'campbc-edge', log });
const metrics = await orExit(openMetrics);
const stopping = new AbortController();
const app = createApp({ env, log, metrics, stopping: stopping.signal });
const server = new PatientServer(createHttpServer(app, log));

server.listen({ port: env.PORT, host: env.HOST }, (port) =>
  log.info({ port }, 'edge is listening'),
);
onStopAsked(() => void stop());

async function stop(): Promise<void> {
  stopping.abort();
  const isBehindProxy = env.TRUSTED_PROXIES.length > 0;
  await server.close({ leaveMs: isBehindProxy ? leaveMs : 0, drainMs });
  await tracer()?.stop();
  process.exit(0);
}

/** Metrics have a port of their own; without one nothing is counted. */
async function openMetrics(): Promise<EdgeMetrics | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return null;
  const { EdgeMetrics } = await import('./metrics/edge-metrics.ts');
  const { serveMetrics } = await import('@camp/service/metrics-server');
  const opened = new EdgeMetrics();
  await serveMetrics(opened.registry, { port, host });
  return opened;
}
