import type { AddressInfo, Socket } from 'node:net';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { createHttpServer } from './http-server.ts';

/** Longest wait for open answers at shutdown, in milliseconds. */
const drainMs = 5_000;
const closeUnusedEveryMs = 50;

/* The API starts and stops much the same way (docs/decisions/0068-two-server-files.md). */
const env = readEnvOrExit();
const log = pino({ name: 'edge', level: env.LOG_LEVEL });
const server = createHttpServer(createApp(env, log));
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
  server.close(() => process.exit(0));
  setInterval(closeUnused, closeUnusedEveryMs).unref();
  setTimeout(() => server.closeAllConnections(), drainMs).unref();
}

/** Node does not count a connection without a request as idle, so one would delay the shutdown. */
function closeUnused(): void {
  server.closeIdleConnections();
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
