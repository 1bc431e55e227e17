import { connect, createServer, type Socket } from 'node:net';
import { close, listen } from './loopback.ts';

/** Treatment of the data that passes through. */
export type ProxyMood =
  | 'pass'
  /** Nothing arrives, and no one is notified: a cable that is cut. */
  | 'drop'
  /** Everything comes 300 ms late. */
  | 'delay'
  /** Connections are reset, new ones too. */
  | 'reset';

const delayMs = 300;

/** A way to a server on this machine that can be disturbed (TCP). */
export class TcpProxy {
  private mood: ProxyMood = 'pass';
  private readonly target: number;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.lead(client));

  private constructor(target: number) {
    this.target = target;
  }

  /** @returns the proxy and the port by which it leads to the target's. */
  static async to(target: number): Promise<{ proxy: TcpProxy; port: number }> {
    const proxy = new TcpProxy(target);
    return { proxy, port: await listen(proxy.server) };
  }

  /** Counts from now on, for open connections too. Dropped data never arrives: its connections end. */
  set(mood: ProxyMood): void {
    const wasCut = this.mood === 'drop';
    this.mood = mood;
    if (mood === 'reset' || wasCut) for (const socket of this.sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    const closed = close(this.server);
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private lead(client: Socket): void {
    this.keep(client);
    if (this.mood === 'reset') {
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.target, '127.0.0.1');
    this.keep(server);
    this.join(client, server);
    this.join(server, client);
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.setNoDelay(true);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  private join(from: Socket, to: Socket): void {
    from.on('data', (data) => {
      if (this.mood === 'drop') return;
      if (this.mood === 'delay') setTimeout(() => to.write(data), delayMs);
      else to.write(data);
    });
    from.once('close', () => {
      if (this.mood !== 'drop') to.destroy();
    });
  }
}
