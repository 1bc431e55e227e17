import type { CallResult } from '@camp/contracts/client/endpoint';
import type { readDashboard } from '@camp/contracts/staff/dashboard';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { instantIn } from '#tests/support/people/database.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';

type Figures = CallResult<typeof readDashboard.admin>;

const figuresOf = async (visitor: Visitor, side = 'admin') =>
  (await visitor.get(`/api/${side}/dashboard`)).body as unknown as Figures;

let api: OwnApi;

beforeAll(async () => {
  api = await OwnApi.start();
});

afterAll(() => api.stop());

const joinedLongAgo = '2025-01-01 00:00:00.000';

/** Suspends a user, until they are let in or until a time in UTC. */
const suspend = (user: { id: number } | undefined, until: string | null) =>
  api.query('UPDATE users SET suspended_at = ?, suspended_until = ? WHERE id = ?', [
    instantIn(api.place, joinedLongAgo),
    until && instantIn(api.place, until),
    user?.id ?? 0,
  ]);

test('the figures count people, those of this week, those whose address is not verified, those suspended now and those locked out [calls-staff-1]', async () => {
  const { visitor } = await api.signedIn('admin_jr');
  const { people: before } = await figuresOf(visitor);
  const [suspended, free] = await buildUsers(api.place, [
    { isVerified: false },
    { isVerified: true },
    { createdAt: joinedLongAgo, lastLogin: joinedLongAgo },
  ]);
  await api.query('UPDATE users SET wrong_passwords = 100 WHERE id = ?', [free?.id ?? 0]);
  await suspend(suspended, null);
  await suspend(free, joinedLongAgo);

  const { people } = await figuresOf(visitor);

  const risen = { total: 3, new_this_week: 1, unverified: 1, suspended: 1, locked: 1 };
  const expected = Object.entries(risen).map(([figure, more]) => [
    figure,
    Number(before?.[figure as keyof typeof risen]) + more,
  ]);
  expect(people).toEqual({ ...Object.fromEntries(expected), waiting_changes: expect.any(Number) });
});

test('mails are counted by what is to become of them, audit entries of the last day alone [calls-staff-1]', async () => {
  const { visitor, id } = await api.signedIn('admin');
  const { audit: before } = await figuresOf(visitor);
  const [now, longAgo] = [
    new Date().toISOString().replace('T', ' ').slice(0, 23),
    '2025-01-01 00:00:00.000',
  ];
  for (const [state, count] of Object.entries({ sent: 1, failed: 2, dead: 3 })) {
    for (let mail = 0; mail < count; mail++) {
      await api.query(
        "INSERT INTO outbox (recipient, subject, state, attempts, next_attempt_at, created_at) VALUES ('a@mail.example', 'A', ?, 1, ?, ?)",
        [state, instantIn(api.place, '2099-01-01 00:00:00.000'), instantIn(api.place, now)],
      );
    }
  }
  for (const at of [now, longAgo]) {
    await api.query(
      "INSERT INTO audit_log (created_at, action, actor_user_id, request_ip, user_agent, details) VALUES (?, 'auth.logout', ?, '', '', '{}')",
      [instantIn(api.place, at), id],
    );
  }

  const { mails, audit } = await figuresOf(visitor);

  expect(mails).toEqual({ waiting: 0, failed: 2, given_up: 3 });
  expect(audit).toEqual({ last_24_hours: (before?.last_24_hours ?? 0) + 1, broken_entry: null });
});

test('checks are those of the last minute, and what is not set up is not there [calls-staff-6]', async () => {
  const { visitor } = await api.signedIn('admin');

  const [first, second] = [await figuresOf(visitor), await figuresOf(visitor)];

  expect(first).toMatchObject({ payments: { configured: false }, release: null });
  expect(first.checks?.checked_at).toBe(second.checks?.checked_at);
  expect(first.checks?.ok).toBe(first.checks?.failing.length === 0);
});

test('a moderator is told of people alone [calls-staff-1]', async () => {
  const { visitor } = await api.signedIn('mod');

  const { people, ...others } = await figuresOf(visitor, 'mod');

  expect(people?.total).toBeGreaterThan(0);
  expect(new Set(Object.values(others))).toEqual(new Set([null]));
});
