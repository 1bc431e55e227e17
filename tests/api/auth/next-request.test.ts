import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signIn, underTest } from '#tests/support/api/api-under-test.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { type BuiltUser, buildUser } from '#tests/support/people/build-user.ts';

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

/** How many requests each process has under way, and how many it answers before and after a change. */
const atOnce = 6;
const answers = 30;

/** Asks over and over who is signed in, until it is told to stop. */
class Asking {
  readonly seen: Seen[] = [];
  private isOver = false;
  private readonly visitor: Visitor;
  private readonly lines: Promise<void[]>;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.lines = Promise.all(Array.from({ length: atOnce }, () => this.askOn()));
  }

  /** What requests were told that began after a moment, once there are enough of them. */
  async since(moment: number): Promise<string[]> {
    const later = () => this.seen.filter(({ beganAt }) => beganAt > moment);
    while (later().length < answers) await Promise.race([this.lines, this.nextAnswer()]);
    return later().map(({ state }) => state);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.lines;
  }

  private async nextAnswer(): Promise<void> {
    await this.visitor.get('/healthz');
  }

  private async askOn(): Promise<void> {
    while (!this.isOver) {
      const beganAt = performance.now();
      const { status, body } = await this.visitor.get('/api/auth/me');
      const user = body['user'] as { role: string } | undefined;
      this.seen.push({ beganAt, state: user?.role ?? String(status) });
    }
  }
}

const changes: [string, string[], (user: BuiltUser, mine: Visitor[]) => Promise<unknown>][] = [
  [
    'another role',
    /* A request whose session has just gone on under another id is refused. */
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

test.each(changes)(
  '%s counts for every request that begins after its answer, in every process',
  async (_name, expected, change) => {
    const user = await buildUser(one.place);
    const visitors = [one.newVisitor(), other.newVisitor()];
    for (const visitor of visitors) await signIn(visitor, user);
    /* Whoever signs out does so from a tab of their own, while others still ask. */
    const tabs = [one.newVisitor(), other.newVisitor()];
    tabs.forEach((tab, at) =>
      visitors[at]?.cookies.forEach((value, name) => tab.cookies.set(name, value)),
    );
    const asking = visitors.map((visitor) => new Asking(visitor));
    const before = await Promise.all(asking.map((each) => each.since(0)));

    await change(user, tabs);
    const changedAt = performance.now();
    const after = await Promise.all(asking.map((each) => each.since(changedAt)));
    await Promise.all(asking.map((each) => each.stop()));

    for (const states of before) expect(new Set(states)).toEqual(new Set(['member']));
    for (const states of after) for (const state of states) expect(expected).toContain(state);
  },
);
