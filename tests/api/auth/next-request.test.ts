import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signIn, underTest } from '#tests/support/api/api-under-test.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { type BuiltUser, buildUsers } from '#tests/support/people/build-user.ts';

/* One site served by two processes: what one of them changes counts in the other at once. */
let one: OwnApi;
let other: OwnApi;
let admin: Visitor;

beforeAll(async () => {
  const settings = { REDIS_URL: underTest.redisUrl };
  one = await OwnApi.start(undefined, settings);
  other = await OwnApi.start(one.place, settings);
  ({ visitor: admin } = await one.signedIn('admin'));
});

afterAll(() => Promise.all([one.stop(), other.stop()]));

interface Seen {
  beganAt: number;
  state: string;
}

/** Number of requests that each process has under way, and of answers it gives before and after a change. */
const atOnce = 6;
const answers = 30;

/** Asks over and over who is signed in, until it is stopped. */
class Asking {
  readonly seen: Seen[] = [];
  private isOver = false;
  /** Settled by the next answer. */
  private answer = Promise.withResolvers<void>();
  private readonly visitor: Visitor;
  private readonly lines: Promise<void[]>;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.lines = Promise.all(Array.from({ length: atOnce }, () => this.askOn()));
  }

  /** Waits for enough answers to requests that began after a moment; returns them. */
  async since(moment: number): Promise<string[]> {
    const later = () => this.seen.filter(({ beganAt }) => beganAt > moment);
    while (later().length < answers) await Promise.race([this.lines, this.answer.promise]);
    return later().map(({ state }) => state);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.lines;
  }

  private async askOn(): Promise<void> {
    while (!this.isOver) {
      const beganAt = performance.now();
      const { status, text } = await this.visitor.text('/api/auth/me');
      const { user } = JSON.parse(text) as { user?: { role: string } };
      this.seen.push({ beganAt, state: user?.role ?? String(status) });
      this.answer.resolve();
      this.answer = Promise.withResolvers();
    }
  }
}

const changes: [string, string[], (user: BuiltUser, mine: Visitor[]) => Promise<unknown>][] = [
  [
    'another role',
    /* A request is refused if its session has just moved to another id. */
    ['subscriber', '401'],
    ({ id }) => admin.patch(`/api/admin/users/${id}`, { is_subscriber: 1 }),
  ],
  [
    'a suspension',
    ['401'],
    ({ id }) => admin.put(`/api/admin/users/${id}/suspension`, { reason: 'Spam in comments.' }),
  ],
  [
    'the end of all sessions by staff',
    ['401'],
    ({ id }) => admin.post(`/api/admin/users/${id}/sessions/end-all`, {}),
  ],
  [
    'signing out',
    ['401'],
    (_user, mine) => Promise.all(mine.map((visitor) => visitor.post('/api/auth/logout'))),
  ],
  ['deletion', ['401'], ({ id }) => admin.delete(`/api/admin/users/${id}`)],
];

/** Another tab of the same browser, which signs out while the first one still asks. */
function sameBrowser({ cookies }: Visitor, at: number): Visitor {
  const tab = (at === 0 ? one : other).newVisitor();
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  return tab;
}

/** The moment at which an old answer would slip through is short, so there are several people. */
const people = [{}, {}, {}];

test.each(changes)(
  '%s counts for every request that begins after its answer, in every process [people-roles-10]',
  async (_name, expected, change) => {
    const told = { before: new Set<string>(), after: new Set<string>() };

    for (const user of await buildUsers(one.place, people)) {
      const visitors = [one.newVisitor(), other.newVisitor()];
      for (const visitor of visitors) await signIn(visitor, user);
      const tabs = visitors.map(sameBrowser);
      const asking = visitors.map((visitor) => new Asking(visitor));
      for (const each of asking) for (const state of await each.since(0)) told.before.add(state);
      await change(user, tabs);
      const changedAt = performance.now();
      for (const each of asking) {
        for (const state of await each.since(changedAt)) told.after.add(state);
      }
      await Promise.all(asking.map((each) => each.stop()));
    }

    expect(told.before).toEqual(new Set(['member']));
    for (const state of told.after) expect(expected).toContain(state);
  },
);
