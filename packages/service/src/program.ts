import { type Server, Server as NetServer, type Socket } from 'node:net';
import type { Server as HttpServer } from 'node:http';

const closeUnusedIntervalMs = 50;

/** Returns what `open` does; where that fails, says why in one sentence and ends this process. */
export async function orExit<Opened>(open: () => Opened | Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Calls `stop` once this process should end: at a signal, or when the program that started it is gone. */
export function onStopAsked(stop: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
}

interface Place {
  port: number;
  host: string;
}

interface Leaving {
  /** Time for a proxy to notice that this process leaves, before unused connections are closed, in milliseconds. */
  leaveMs: number;
  /** Longest wait for open answers, in milliseconds. */
  drainMs: number;
}

/** An HTTP server that comes and goes without failing a request (docs/decisions/operations.md#0068). */
export class PatientServer {
  private readonly server: HttpServer;
  private readonly connections = new Set<Socket>();

  constructor(server: HttpServer) {
    this.server = server;
    server.on('connection', (socket) => {
      this.connections.add(socket);
      socket.once('close', () => this.connections.delete(socket));
    });
  }

  /** Tells the program that started this one, too. A port that is taken ends this process. */
  listen({ port, host }: Place, onListening: (port: number) => void): void {
    this.server.on('error', (error: NodeJS.ErrnoException) => {
      const isBusy = error.code === 'EADDRINUSE';
      console.error(isBusy ? `Port ${port} is already in use.` : String(error));
      process.exit(1);
    });
    this.server.listen({ port, host }, () => {
      const taken = portOf(this.server);
      onListening(taken);
      process.send?.({ ready: true, port: taken });
    });
  }

  /** Refuses new connections and lets open requests finish. Resolves when all of them have ended. */
  async close({ leaveMs, drainMs }: Leaving): Promise<void> {
    /* Not the HTTP server's own way, which closes kept connections just when a proxy may use one. */
    const closed = new Promise((resolve) => NetServer.prototype.close.call(this.server, resolve));
    this.server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close');
    });
    setTimeout(() => this.closeUnusedFromNowOn(), leaveMs);
    setTimeout(() => this.server.closeAllConnections(), drainMs).unref();
    await closed;
  }

  private closeUnusedFromNowOn(): void {
    this.closeUnused();
    setInterval(() => this.closeUnused(), closeUnusedIntervalMs).unref();
  }

  /** Node does not count a connection without a request as idle, so one would delay the end. */
  private closeUnused(): void {
    this.server.closeIdleConnections();
    for (const socket of this.connections) if (socket.bytesRead === 0) socket.destroy();
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
