import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import { close, listen } from './loopback.ts';

type Session = Stripe.Checkout.Session;

/** Ways in which the stand-in answers. */
export type Mood =
  | { kind: 'well' }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Sends the head, then one character after another. */
  | { kind: 'trickle' }
  /** Hangs up without an answer. */
  | { kind: 'hang_up' }
  | { kind: 'raw'; status: number; body: string }
  | { kind: 'error'; status: number; error: ProviderError };

interface ProviderError {
  type: string;
  code?: string;
  param?: string;
  message: string;
}

interface ReceivedRequest {
  url: string;
  headers: IncomingHttpHeaders;
}

const path = '/v1/checkout/sessions';

/** Speaks the payment provider's HTTP protocol, over rows that the test writes. */
export class PaymentProvider {
  /** The key it accepts. */
  key: string;
  /** Newest first, as the provider lists them. */
  sessions: Session[] = [];
  mood: Mood = { kind: 'well' };
  readonly asked: ReceivedRequest[] = [];
  readonly open = new Set<ServerResponse>();
  private readonly server = createServer((request, response) => this.answer(request, response));

  private readonly rightKey: string;

  constructor(key: string) {
    this.rightKey = key;
    this.key = key;
  }

  /** Undoes all changes of a test. */
  reset(): void {
    this.key = this.rightKey;
    this.sessions = [];
    this.mood = { kind: 'well' };
    this.asked.length = 0;
  }

  async listen(port = 0): Promise<void> {
    await listen(this.server, port);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return close(this.server);
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers } = request;
    this.asked.push({ url, headers });
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    response.setHeader('request-id', `req_${randomUUID().slice(0, 14)}`);
    const { mood } = this;
    if (mood.kind === 'hang') return;
    if (mood.kind === 'hang_up') return void request.socket.destroy();
    if (mood.kind === 'trickle') return trickle(response);
    if (mood.kind === 'raw') return void response.writeHead(mood.status).end(mood.body);
    if (mood.kind === 'error') return send(response, mood.status, { error: mood.error });
    if (headers.authorization !== `Bearer ${this.key}`) return send(response, 401, wrongKey);
    const address = new URL(url, 'http://provider');
    if (request.method === 'GET' && address.pathname === path) {
      return this.list(address.searchParams, response);
    }
    const message = `Unrecognized request URL (${request.method}: ${address.pathname}).`;
    send(response, 404, { error: { type: 'invalid_request_error', message } });
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    const limit = Number(query.get('limit') ?? 10);
    const after = query.get('starting_after');
    const last = this.sessions.findIndex(({ id }) => id === after);
    if (after !== null && last === -1) return send(response, 400, unknownSession(after));
    const rest = this.sessions.slice(last + 1);
    const data = rest.slice(0, limit);
    const list: Stripe.ApiList<Session> = {
      object: 'list',
      data,
      has_more: rest.length > limit,
      url: path,
    };
    send(response, 200, list);
  }
}

const wrongKey = {
  error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' },
};

const unknownSession = (id: string) => ({
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'starting_after',
    message: `No such checkout session: '${id}'`,
  } satisfies ProviderError,
});

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
}
