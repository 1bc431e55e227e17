import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#infra/test-servers/api-process.ts';
import { type Answer, BrowserClient } from './browser-client.ts';

interface SentRequest {
  kind: 'reads' | 'changes';
  status: number;
}

export interface Outcome {
  requests: number;
  /** Failed reads and changes are those without an answer, or with a status from 500 on. */
  failedReads: number;
  failedChanges: number;
  /** People whose last change failed. */
  stillFailing: number;
}

/** A signed-in user, with a browser's cookies and one kept connection. */
class Somebody {
  private readonly client: BrowserClient;
  private id = 0;

  constructor(url: string) {
    this.client = new BrowserClient(url);
  }

  async register(): Promise<void> {
    const username = `camper.${randomUUID().slice(0, 8)}`;
    const member = { username, email: `${username}@mail.example`, password: demoPassword };
    const { status, body } = await this.client.ask('POST', '/api/auth/register', member);
    if (status !== 200) throw new Error(`Nobody can register: ${status} ${body}`);
    this.id = (JSON.parse(body) as { user: { id: number } }).user.id;
  }

  /** Asks who is signed in, opens the home page, changes the profile, and so on until stopped. */
  async browse(until: AbortSignal, made: SentRequest[]): Promise<void> {
    for (let turn = 0; !until.aborted; turn += 1) {
      const kind = turn % 3 === 2 ? 'changes' : 'reads';
      const { status } = await this.turn(turn).catch(() => ({ status: 0 }));
      made.push({ kind, status });
      await wait(pauseMs);
    }
    this.client.close();
  }

  private turn(turn: number): Promise<Answer> {
    if (turn % 3 === 0) return this.client.ask('GET', '/api/auth/me');
    if (turn % 3 === 1) return this.client.ask('GET', '/');
    return this.client.ask('PATCH', `/api/users/${this.id}`, { bio: `Turn ${turn}` });
  }
}

const pauseMs = 80;

/** Waits until each visitor has had so many more good answers to reading requests. */
export type ReadOn = (times: number) => Promise<void>;

/** Lets so many people browse before something happens, meanwhile and afterwards. */
export async function whileBrowsing(
  url: string,
  { people, during }: { people: number; during: (readOn: ReadOn) => Promise<void> },
): Promise<Outcome> {
  const all = Array.from({ length: people }, () => new Somebody(url));
  await Promise.all(all.map((each) => each.register()));
  const stop = new AbortController();
  const made = all.map((): SentRequest[] => []);
  const browsing = all.map((each, index) => each.browse(stop.signal, made[index] ?? []));
  const readOn: ReadOn = async (times) => {
    const wanted = made.map((own) => goodReads(own) + times);
    while (made.some((own, index) => goodReads(own) < (wanted[index] ?? 0))) await wait(pauseMs);
  };
  await readOn(readsAround);
  await during(readOn);
  await readOn(readsAround);
  stop.abort();
  await Promise.all(browsing);
  return outcomeOf(made);
}

const readsAround = 10;

const goodReads = (made: readonly SentRequest[]): number =>
  made.filter((each) => each.kind === 'reads' && isGood(each)).length;

const isGood = ({ status }: SentRequest) => status > 0 && status < 500;

function outcomeOf(made: SentRequest[][]): Outcome {
  const failed = made.flat().filter((each) => !isGood(each));
  const of = (kind: SentRequest['kind']) => failed.filter((each) => each.kind === kind).length;
  return {
    requests: made.flat().length,
    failedReads: of('reads'),
    failedChanges: of('changes'),
    stillFailing: made.filter(lastChangeFailed).length,
  };
}

function lastChangeFailed(made: readonly SentRequest[]): boolean {
  const last = made.findLast(({ kind }) => kind === 'changes');
  return !last || !isGood(last);
}
