import { beforeAll, expect, test } from '@jest/globals';
import { rankOf } from '@camp/contracts/site/roles';
import { type StaffUser, userSortKeys } from '@camp/contracts/staff/staff-users';
import { type Member, query, signedIn } from '#tests/support/api/api-under-test.ts';
import { idsOf, listOf, markedUsers, pagesOf } from '#tests/support/api/users-list.ts';
import { plainLetters } from '#tests/support/people/build-user.ts';

const rows = 13;
let admin: Member;
let marked: Awaited<ReturnType<typeof markedUsers>>;

beforeAll(async () => {
  admin = await signedIn('admin');
  marked = await markedUsers(rows);
});

const listPath = (query_: string) => `/api/admin/users?search=${marked.mark}&${query_}`;

/** Leaves out the number of all people: other tests make some at the same time. */
async function list(query_: string) {
  const { all: _everybody, ...page } = listOf((await admin.visitor.get(listPath(query_))).body);
  return page;
}

const sortedValue = {
  id: (user) => user.id,
  username: (user) => plainLetters(user.display_name ?? user.username),
  email: (user) => user.email,
  role: (user) => rankOf(user.role),
  subscriber: (user) => Math.max(user.is_subscriber, user.is_paid),
  verified: (user) => user.email_verified,
  created_at: (user) => user.created_at,
  last_login: (user) => user.last_login ?? '',
} satisfies Record<(typeof userSortKeys)[number], (user: StaffUser) => string | number>;

/** Code unit by code unit, as the databases compare; equal values by id. */
function inOrder(users: StaffUser[], sort: (typeof userSortKeys)[number], dir: string) {
  const value = sortedValue[sort];
  const compared = (a: string | number, b: string | number) => Number(a > b) - Number(a < b);
  const ascending = users.toSorted((a, b) => compared(value(a), value(b)) || compared(a.id, b.id));
  return dir === 'asc' ? ascending : ascending.toReversed();
}

const orders = userSortKeys.flatMap((sort) => ['asc', 'desc'].map((dir) => ({ sort, dir })));

test.each(orders)(
  'by $sort $dir, pages forward show every user once [user-management-7]',
  async ({ sort, dir }) => {
    const path = listPath(`sort=${sort}&dir=${dir}&limit=4`);

    const pages = await pagesOf(admin.visitor, path, { cursor: '', towards: 'next' });

    const users = pages.flatMap((page) => page.users);
    expect(idsOf(users)).toEqual(idsOf(inOrder(users, sort, dir)));
    expect(new Set(idsOf(users))).toEqual(new Set(marked.ids));
    expect(users).toHaveLength(rows);
    expect(pages.map(({ first }) => first)).toEqual([1, 5, 9, 13]);
    expect(pages.map(({ total }) => total)).toEqual([rows, rows, rows, rows]);
    expect(pages.map(({ previous }) => previous === null)).toEqual([true, false, false, false]);
  },
);

test.each(orders)(
  'by $sort $dir, pages back from the last are the same [user-management-7]',
  async ({ sort, dir }) => {
    const path = listPath(`sort=${sort}&dir=${dir}`);
    const { users: all } = await list(`sort=${sort}&dir=${dir}&limit=100`);

    const back = { cursor: 'last', towards: 'previous' } as const;
    const pages = (await pagesOf(admin.visitor, `${path}&limit=4`, back)).toReversed();

    expect(pages.flatMap(({ users }) => idsOf(users))).toEqual(idsOf(all));
    expect(pages.map(({ first }) => first)).toEqual([1, 2, 6, 10]);
    expect(pages.map(({ next }) => next === null)).toEqual([false, false, false, true]);
  },
);

test.each(orders)('by $sort $dir, the page before the next is this one', async ({ sort, dir }) => {
  const order = `sort=${sort}&dir=${dir}&limit=4`;
  const first = await list(order);
  const second = await list(`${order}&cursor=${first.next}`);
  const third = await list(`${order}&cursor=${second.next}`);

  expect(await list(`${order}&cursor=${third.previous}`)).toEqual(second);
  expect(await list(`${order}&cursor=${second.previous}`)).toEqual(first);
});

test('a list that fits one page has no neighbours, also when read from its end', async () => {
  const whole = await list('limit=100');

  expect(whole).toMatchObject({ total: rows, first: 1, next: null, previous: null });
  expect(await list('limit=100&cursor=last')).toEqual(whole);
});

test('a filtered list pages through what fits', async () => {
  const { users: all } = await list('limit=100&verified=0');
  const path = listPath('verified=0&sort=last_login&dir=desc&limit=2');

  const pages = await pagesOf(admin.visitor, path, { cursor: '', towards: 'next' });

  const users = pages.flatMap((page) => page.users);
  expect(all).toHaveLength(5);
  expect(idsOf(users)).toEqual(idsOf(inOrder(all, 'last_login', 'desc')));
});

test('the last page of a list without filters is its end', async () => {
  const { visitor } = admin;

  const last = listOf((await visitor.get('/api/admin/users?cursor=last&limit=3')).body);

  expect(last.users).toHaveLength(3);
  expect(last.next).toBeNull();
  expect(last.first).toBeGreaterThan(1);
  const path = `/api/admin/users?limit=3&cursor=${last.previous}`;
  const before = listOf((await visitor.get(path)).body);
  expect(Math.max(...idsOf(before.users))).toBeLessThan(Math.min(...idsOf(last.users)));
});

test('a cursor still pages after its row is deleted', async () => {
  const own = await markedUsers(5);
  const path = `/api/admin/users?search=${own.mark}&limit=2`;
  const first = listOf((await admin.visitor.get(path)).body);
  await query('DELETE FROM users WHERE id = ?', [own.ids[1] ?? 0]);

  const { body } = await admin.visitor.get(`${path}&cursor=${first.next}`);

  expect(idsOf(listOf(body).users)).toEqual(own.ids.slice(2, 4));
});

test('where all that a cursor led to is gone, the end of the list is shown', async () => {
  const own = await markedUsers(4);
  const path = `/api/admin/users?search=${own.mark}&limit=2`;
  const first = listOf((await admin.visitor.get(path)).body);
  const second = listOf((await admin.visitor.get(`${path}&cursor=${first.next}`)).body);
  const [a = 0, b = 0, c = 0, d = 0] = own.ids;

  await query('DELETE FROM users WHERE id IN (?, ?)', [c, d]);
  const ahead = listOf((await admin.visitor.get(`${path}&cursor=${first.next}`)).body);
  await query('DELETE FROM users WHERE id = ?', [a]);
  const { body } = await admin.visitor.get(`${path}&cursor=${second.previous}`);

  expect(ahead).toMatchObject({ users: [{ id: a }, { id: b }], first: 1, total: 2, next: null });
  expect(listOf(body)).toMatchObject({ users: [{ id: b }], first: 1, previous: null });
});

const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test.each([
  ['not base64', 'not-one-of-ours'],
  ['no JSON', Buffer.from('[1,').toString('base64url')],
  ['too long', 'a'.repeat(501)],
  ['no list', cursorOf({ value: 'kim', id: 1 })],
  ['too short', cursorOf(['username', 'asc', 'after', 'kim', 1])],
  ['too many parts', cursorOf(['username', 'asc', 'after', 'kim', 1, 1, 1])],
  ['an operator for a value', cursorOf(['username', 'asc', 'after', { $gt: '' }, 1, 1])],
  ['a number for a text', cursorOf(['username', 'asc', 'after', 5, 1, 1])],
  ['nothing for a text', cursorOf(['username', 'asc', 'after', null, 1, 1])],
  ['a text for an id', cursorOf(['username', 'asc', 'after', 'kim', '1 OR 1=1', 1])],
  ['an id below 1', cursorOf(['username', 'asc', 'after', 'kim', 0, 1])],
  ['a broken position', cursorOf(['username', 'asc', 'after', 'kim', 1, -4])],
  ['another side', cursorOf(['username', 'asc', 'beside', 'kim', 1, 1])],
  ['another order', cursorOf(['email', 'asc', 'after', 'kim', 1, 1])],
  ['the other direction', cursorOf(['username', 'desc', 'after', 'kim', 1, 1])],
])('a tampered cursor is a wrong field: %s', async (_what, cursor) => {
  const path = `/api/admin/users?sort=username&cursor=${cursor}`;

  const { status, body } = await admin.visitor.get(path);

  expect(status).toBe(422);
  expect(body).toHaveProperty('fields.cursor');
});

test.each([
  ['created_at', 'yesterday'],
  ['created_at', null],
  ['created_at', '2026-01-01'],
  ['last_login', 7],
  ['role', 'admin'],
  ['subscriber', null],
])('a cursor by %s with the value %j is a wrong field', async (sort, value) => {
  const cursor = cursorOf([sort, 'asc', 'after', value, 1, 1]);

  const { status } = await admin.visitor.get(`/api/admin/users?sort=${sort}&cursor=${cursor}`);

  expect(status).toBe(422);
});

test('a cursor taken from one order does not fit another', async () => {
  const { next } = await list('sort=created_at&limit=4');

  const { status } = await admin.visitor.get(listPath(`sort=last_login&cursor=${next}`));

  expect(status).toBe(422);
});
