import { type AddressInfo, createServer, type Socket } from 'node:net';
import { close, listen } from './loopback.ts';

/** Ways in which a faulty mail server behaves. */
export type MailMood =
  /** Takes the connection and never answers. */
  | 'hang'
  /** Refuses every sign-in, and repeats it. */
  | 'refuse';

/** A mail server (SMTP, RFC 5321) that takes no mail. */
export class MailServer {
  mood: MailMood = 'refuse';
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.greet(socket));

  async listen(port = 0): Promise<void> {
    await listen(this.server, port);
  }

  /** Number of clients that hold a connection. */
  get connections(): number {
    return this.sockets.size;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = close(this.server);
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private greet(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (this.mood === 'hang') return;
    socket.write('220 mx1.internal.example ESMTP\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        socket.write(`${answerTo(line)}\r\n`);
      }
    });
  }
}

function answerTo(line: string): string {
  if (/^(EHLO|HELO)/i.test(line)) return '250-mx1.internal.example\r\n250 AUTH PLAIN';
  if (/^QUIT/i.test(line)) return '221 Bye';
  return `535 5.7.8 mx1.internal.example: no such account: ${line}`;
}
