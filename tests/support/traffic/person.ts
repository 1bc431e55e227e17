import { type BuiltUser, goodPassword } from '#tests/support/people/build-user.ts';
import { type Answered, BrowserClient } from '#tests/support/servers/browser-client.ts';

/** A request as whoever made it saw it. */
export interface Made {
  kind: string;
  /** 0 without an answer. */
  status: number;
  startedAt: number;
  endedAt: number;
}

/** Neither an answer from 500 on, nor too many requests, nor none. */
export const isGood = ({ status }: Made) => status > 0 && status < 500 && status !== 429;

/** Somebody at a browser, who signs in and stays so, as the shell does: a call that is refused renews the session. */
export class Person {
  readonly user: BuiltUser;
  readonly made: Made[] = [];
  /** How often a session was gone that nobody had ended. */
  signOuts = 0;
  private client: BrowserClient;

  constructor(url: string, user: BuiltUser) {
    this.user = user;
    this.client = new BrowserClient(url);
  }

  /** @returns whether they are in. */
  async signIn(): Promise<boolean> {
    const { email: identifier } = this.user;
    const body = { identifier, password: goodPassword };
    return (await this.make('sign in', 'POST', '/api/auth/login', body)).status === 200;
  }

  /** Signs out; what the browser held then must open nothing any more. Null unless that was answered. */
  async signOut(): Promise<BrowserClient | null> {
    const held = new Map(this.client.cookies);
    const { status } = await this.make('sign out', 'POST', '/api/auth/logout', {});
    if (status !== 200) return null;
    const thief = new BrowserClient(this.client.url);
    for (const [name, value] of held) thief.cookies.set(name, value);
    this.client.close();
    this.client = new BrowserClient(this.client.url);
    return thief;
  }

  /** A call of somebody who is signed in. */
  async call(kind: string, method: string, path: string, body?: object): Promise<Answered> {
    const startedAt = performance.now();
    let answer = await this.ask(method, path, body);
    if (answer.status === 401) {
      const renewed = await this.ask('POST', '/api/auth/refresh', {});
      answer = renewed.status === 200 ? await this.ask(method, path, body) : renewed;
    }
    this.made.push({ kind, status: answer.status, startedAt, endedAt: performance.now() });
    if (answer.status === 401) {
      this.signOuts += 1;
      await this.signIn();
    }
    return answer;
  }

  /** As whoever acts on others does who has signed in a while ago. */
  confirm(): Promise<Answered> {
    return this.call('confirm', 'POST', '/api/security/step-up', { password: goodPassword });
  }

  async make(kind: string, method: string, path: string, body?: object): Promise<Answered> {
    const startedAt = performance.now();
    const answer = await this.ask(method, path, body);
    this.made.push({ kind, status: answer.status, startedAt, endedAt: performance.now() });
    return answer;
  }

  leave(): void {
    this.client.close();
  }

  private ask(method: string, path: string, body?: object): Promise<Answered> {
    return this.client.ask(method, path, body).catch(() => ({ status: 0, body: '' }));
  }
}
