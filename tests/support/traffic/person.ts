import { type BuiltUser, goodPassword } from '#tests/support/people/build-user.ts';
import { type Answer, BrowserClient } from '#tests/support/servers/browser-client.ts';

/** A request as its sender saw it. */
export interface SentRequest {
  kind: string;
  /** 0 without an answer. */
  status: number;
  startedAt: number;
  endedAt: number;
}

/** True if there was an answer, other than 429 and those from 500 on. */
export const isGood = ({ status }: SentRequest) => status > 0 && status < 500 && status !== 429;

/** A person at a browser, who signs in and stays so, as the shell does: a refused call renews the session. */
export class Person {
  readonly user: BuiltUser;
  readonly made: SentRequest[] = [];
  /** Number of times that a session was gone though no one had ended it. */
  signOuts = 0;
  private client: BrowserClient;

  constructor(url: string, user: BuiltUser) {
    this.user = user;
    this.client = new BrowserClient(url);
  }

  /** @returns whether the sign-in succeeded. */
  async signIn(): Promise<boolean> {
    const { email: identifier } = this.user;
    const body = { identifier, password: goodPassword };
    return (await this.make('sign in', 'POST', '/api/auth/login', body)).status === 200;
  }

  /** Signs out. Returns a browser with the old cookies, which must open nothing any more; null if it failed. */
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

  /** Makes a call as a signed-in user. */
  async call(kind: string, method: string, path: string, body?: object): Promise<Answer> {
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

  /** Confirms their identity, as staff must who signed in a while ago and act on others. */
  confirm(): Promise<Answer> {
    return this.call('confirm', 'POST', '/api/security/step-up', { password: goodPassword });
  }

  async make(kind: string, method: string, path: string, body?: object): Promise<Answer> {
    const startedAt = performance.now();
    const answer = await this.ask(method, path, body);
    this.made.push({ kind, status: answer.status, startedAt, endedAt: performance.now() });
    return answer;
  }

  leave(): void {
    this.client.close();
  }

  private ask(method: string, path: string, body?: object): Promise<Answer> {
    return this.client.ask(method, path, body).catch(() => ({ status: 0, body: '' }));
  }
}
