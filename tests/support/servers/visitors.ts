import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#infra/test-servers/api-process.ts';
import { type Answered, BrowserClient } from './browser-client.ts';

interface Made {
  kind: 'reads' | 'changes';
  status: number;
  startedAt: number;
  endedAt: number;
}

export interface Outcome {
  requests: number;
  /** Of both kinds: those without an answer, or with one from 500 on. */
  failedReads: number;
  failedChanges: number;
  /** The longest that somebody went without a good answer to a reading request, in milliseconds. */
  longestGapMs: number;
}

/** Somebody signed in, with a browser's cookies and one kept connection. */
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

  /** Who am I, the home page, a change of the profile, and so on until told to stop. */
  async browse(until: AbortSignal, made: Made[]): Promise<void> {
    for (let turn = 0; !until.aborted; turn += 1) {
      const startedAt = performance.now();
      const kind = turn % 3 === 2 ? 'changes' : 'reads';
      const { status } = await this.turn(turn).catch(() => ({ status: 0 }));
      made.push({ kind, status, startedAt, endedAt: performance.now() });
      await wait(pauseMs);
    }
    this.client.close();
  }

  private turn(turn: number): Promise<Answered> {
    if (turn % 3 === 0) return this.client.ask('GET', '/api/auth/me');
    if (turn % 3 === 1) return this.client.ask('GET', '/');
    return this.client.ask('PATCH', `/api/users/${this.id}`, { bio: `Turn ${turn}` });
  }
}

const pauseMs = 80;

/** So many people who browse while something happens, and two seconds longer. */
export async function whileBrowsing(
  url: string,
  { people, during }: { people: number; during: () => Promise<void> },
): Promise<Outcome> {
  const all = Array.from({ length: people }, () => new Somebody(url));
  await Promise.all(all.map((each) => each.register()));
  const stop = new AbortController();
  const made = all.map((): Made[] => []);
  const browsing = all.map((each, index) => each.browse(stop.signal, made[index] ?? []));
  await wait(2_000);
  await during();
  await wait(2_000);
  stop.abort();
  await Promise.all(browsing);
  return outcomeOf(made);
}

const isGood = ({ status }: Made) => status > 0 && status < 500;

function outcomeOf(made: Made[][]): Outcome {
  const failed = made.flat().filter((each) => !isGood(each));
  const of = (kind: Made['kind']) => failed.filter((each) => each.kind === kind).length;
  return {
    requests: made.flat().length,
    failedReads: of('reads'),
    failedChanges: of('changes'),
    longestGapMs: Math.round(Math.max(...made.map(longestGap))),
  };
}

/** From the start of the first reading request that has no good answer to the end of the first that has. */
function longestGap(made: Made[]): number {
  let longest = 0;
  let since: number | null = null;
  for (const each of made.filter(({ kind }) => kind === 'reads')) {
    since ??= each.startedAt;
    longest = Math.max(longest, each.endedAt - since);
    if (isGood(each)) since = null;
  }
  return longest;
}
