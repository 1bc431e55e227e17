import { once } from 'node:events';

type Answer = Record<string, unknown>;
type Listener = (parameters: Answer) => void;

/**
 * A connection that speaks WebDriver BiDi (W3C WebDriver BiDi): commands with answers, and events. Chromium's own
 * protocol (DevTools) has the same form.
 */
export class BidiConnection {
  private readonly socket: WebSocket;
  private readonly pending = new Map<number, PromiseWithResolvers<Answer>>();
  private readonly listeners = new Map<string, Listener[]>();
  private sent = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.take(JSON.parse(String(data)) as Answer));
    socket.addEventListener('close', () => this.abandon());
  }

  static async to(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  /** @throws with the browser's error. */
  send(method: string, params: object): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    this.sent += 1;
    this.pending.set(this.sent, answer);
    this.socket.send(JSON.stringify({ id: this.sent, method, params }));
    return answer.promise;
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  close(): void {
    this.socket.close();
  }

  private take(message: Answer): void {
    const { id, type, method } = message;
    if (type === 'event') {
      const listeners = this.listeners.get(String(method)) ?? [];
      for (const listener of listeners) listener(message['params'] as Answer);
      return;
    }
    const answer = this.pending.get(Number(id));
    this.pending.delete(Number(id));
    if (message['error']) answer?.reject(new Error(JSON.stringify(message)));
    else answer?.resolve(message['result'] as Answer);
  }

  private abandon(): void {
    for (const { reject } of this.pending.values()) reject(new Error('The browser has gone.'));
  }
}
