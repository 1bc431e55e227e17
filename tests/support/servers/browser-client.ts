import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  body: string;
}

const answerTimeoutMs = 15_000;

/** A browser's cookies and one kept connection, to a site with a self-signed certificate, or none. */
export class BrowserClient {
  readonly url: string;
  readonly cookies = new Map<string, string>();
  private readonly agent: PlainAgent;

  constructor(url: string) {
    this.url = url;
    const kept = { keepAlive: true, maxSockets: 1 };
    const isSecure = url.startsWith('https:');
    this.agent = isSecure
      ? new Agent({ ...kept, rejectUnauthorized: false })
      : new PlainAgent(kept);
  }

  /** @throws when no answer comes within 15 seconds. */
  ask(method: string, path: string, body?: object): Promise<Answer> {
    const cookie = [...this.cookies].map((each) => each.join('=')).join('; ');
    const headers = { cookie, origin: this.url, 'content-type': 'application/json' };
    const send = this.url.startsWith('https:') ? request : plainRequest;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const call = send(this.url + path, { method, headers, agent: this.agent });
    call.setTimeout(answerTimeoutMs, () => call.destroy(new Error('no answer in time')));
    call.on('error', reject).on('response', (answer: IncomingMessage) => {
      for (const line of answer.headers['set-cookie'] ?? []) this.keep(line);
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said }), reject);
    });
    call.end(body && JSON.stringify(body));
    return promise;
  }

  close(): void {
    this.agent.destroy();
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
}
