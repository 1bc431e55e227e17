import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import {
  newMember,
  newVisitor,
  query,
  signedIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { listOf } from '#tests/support/api/users-list.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

const paths = ['/api/admin/users', '/api/mod/users'];

test.each([
  ['/api/admin/users', 'admin'],
  ['/api/admin/users', 'admin_jr'],
  ['/api/mod/users', 'admin'],
  ['/api/mod/users', 'admin_jr'],
  ['/api/mod/users', 'mod'],
] as const)('%s gives an %s the first page [calls-staff-1]', async (path, role) => {
  const { visitor } = await signedIn(role);

  const { status, body } = await visitor.get(path);

  const { users, total, first, previous } = listOf(body);
  expect(status).toBe(200);
  expect(users.length).toBe(Math.min(25, total));
  expect({ first, previous }).toEqual({ first: 1, previous: null });
  expect(users[0]).toHaveProperty('can.delete');
});

test('every row says what this staff member may do [people-roles-4]', async () => {
  const [junior, target] = [await signedIn('admin_jr'), await signedIn('admin')];

  const over = await junior.visitor.get(`/api/admin/users?search=${target.username}`);
  const self = await junior.visitor.get(`/api/admin/users?search=${junior.username}`);

  for (const { body } of [over, self]) {
    const [row] = listOf(body).users;
    expect(Object.values(row?.can ?? { none: true })).not.toContain(true);
    expect(row?.assignableRoles).toEqual([]);
  }
});

test('a moderator sees the flags of a member in reach, and neither role nor deletion', async () => {
  const [moderator, target] = [await signedIn('mod'), await signedIn()];

  const { body } = await moderator.visitor.get(`/api/mod/users?search=${target.username}`);

  expect(listOf(body).users[0]?.can).toMatchObject({
    verify: true,
    subscribe: true,
    setRole: false,
    delete: false,
  });
});

test('no row says anything of passwords', async () => {
  const { visitor } = await signedIn('admin');

  const { body } = await visitor.get('/api/admin/users?limit=100');

  expect(JSON.stringify(body)).not.toMatch(/password|argon2|search_key/i);
});

test('search finds by name, e-mail, display name and location, in any case, with accents or without [user-management-7]', async () => {
  const [admin, target] = [await signedIn('admin'), await signedIn()];
  const mark = target.username.slice(-8);
  const profile = { display_name: `Ömer 100%_${mark}`, location: `ÎLE Tofino ${mark}` };
  await target.visitor.patch(`/api/users/${target.id}`, profile);

  for (const search of [
    target.username.toUpperCase(),
    target.email,
    `100%_${mark}`,
    `ÖMER 100%_${mark}`,
    `ömer 100%_${mark}`,
    `TOFINO ${mark}`,
    `île tofino ${mark}`,
    `omer 100%_${mark}`,
    `ile tofino ${mark}`,
    `İLE TOFINO ${mark}`,
  ]) {
    const { body } = await admin.visitor.get(
      `/api/admin/users?search=${encodeURIComponent(search)}`,
    );
    expect(listOf(body)).toMatchObject({ users: [{ id: target.id }], total: 1, first: 1 });
  }
});

test('search finds by real name, and by id as it is or behind a # [user-management-7]', async () => {
  const { visitor } = await signedIn('admin');
  const mark = randomUUID().slice(0, 8);
  const member = { ...newMember(), firstname: 'Amélie', lastname: `D’Arcy-${mark}` };
  const { body: registered } = await newVisitor().post('/api/auth/register', member);
  const { id } = registered['user'] as { id: number };

  for (const search of [`d’arcy-${mark}`, `#${id}`, String(id)]) {
    const { body } = await visitor.get(`/api/admin/users?search=${encodeURIComponent(search)}`);
    expect(listOf(body).users.map((user) => user.id)).toContain(id);
  }
});

test('signs that databases treat as wildcards stand for themselves [user-management-10]', async () => {
  const [{ visitor }, target] = [await signedIn('admin'), await signedIn()];
  const mark = target.username.slice(-8);

  for (const search of ['%_%_%', `camper_${mark}`, `%${mark}`, `${mark.slice(0, -1)}_`]) {
    const { body } = await visitor.get(`/api/admin/users?search=${encodeURIComponent(search)}`);
    expect(listOf(body)).toEqual({
      users: [],
      total: 0,
      all: expect.any(Number),
      first: 0,
      next: null,
      previous: null,
    });
  }
});

test('filters narrow the list, each alone and together [people-roles-1, user-management-7]', async () => {
  const [admin, target] = [await signedIn('admin'), await signedIn('subscriber')];
  await query('UPDATE users SET is_subscriber = 1 WHERE id = ?', [target.id]);
  const countOf = async (filter: string) => {
    const path = `/api/admin/users?search=${target.username}&${filter}`;
    const { users, total } = listOf((await admin.visitor.get(path)).body);
    expect(users).toHaveLength(total);
    return total;
  };

  expect(await countOf('role=subscriber')).toBe(1);
  expect(await countOf('role=paid')).toBe(1);
  expect(await countOf('role=ordinary')).toBe(0);
  expect(await countOf('role=mod')).toBe(0);
  expect(await countOf('subscriber=1')).toBe(1);
  expect(await countOf('subscriber=0')).toBe(0);
  expect(await countOf('verified=1')).toBe(1);
  expect(await countOf('verified=0')).toBe(0);
  expect(await countOf('role=subscriber&subscriber=1&verified=1')).toBe(1);
  expect(await countOf('role=subscriber&subscriber=1&verified=0')).toBe(0);
});

test('whoever has paid counts as a subscriber, whatever the role', async () => {
  const [admin, target] = [await signedIn('admin'), await signedIn('mod')];
  await query('UPDATE users SET is_paid = 1 WHERE id = ?', [target.id]);

  const { body } = await admin.visitor.get(
    `/api/admin/users?search=${target.username}&role=mod&subscriber=1`,
  );

  expect(listOf(body).users.map(({ id }: StaffUser) => id)).toEqual([target.id]);
});

test.each([
  ['limit', 'zero', '0'],
  ['limit', 'below zero', '-1'],
  ['limit', 'far too many', '1000000000'],
  ['limit', 'a part', '2.5'],
  ['limit', 'a word', 'many'],
  ['sort', 'a secret column', 'password_hash'],
  ['dir', 'neither up nor down', 'sideways'],
  ['role', 'an unknown one', 'king'],
  ['subscriber', 'neither 0 nor 1', '2'],
  ['verified', 'neither 0 nor 1', 'yes'],
  ['staff', 'other than 1', '0'],
  ['joined', 'a number of days', '7'],
  ['search', '10 kB', 'x'.repeat(10_000)],
])('%s: %s is a wrong field', async (name, _what, value) => {
  const { visitor } = await signedIn('admin');

  for (const path of paths) {
    const { status, body } = await visitor.get(`${path}?${name}=${value}`);

    expect(status).toBe(422);
    expect(body).toHaveProperty(`fields.${name}`);
    expect(JSON.stringify(body)).not.toContain('Invalid input"');
  }
});

test('reading the list leaves no audit row', async () => {
  const { visitor, id } = await signedIn('admin');
  const sql = 'SELECT id FROM audit_log WHERE actor_user_id = ?';
  const before = await query(sql, [id]);

  await visitor.get('/api/admin/users');

  expect(await query(sql, [id])).toEqual(before);
});

test('a user that tests build is searched and sorted by the same words as one that the API has written [user-management-7]', async () => {
  const [displayName, location] = ['Zoé MAPLE', 'Île-à-la-Crosse'];
  const [written, built] = [
    await signedIn(),
    await buildUser(underTest, { displayName, location }),
  ];

  await written.visitor.patch(`/api/users/${written.id}`, { display_name: displayName, location });

  const keyOf = async ({ id, username }: { id: number; username: string }) => {
    const [row] = await query('SELECT search_key, name_key FROM users WHERE id = ?', [id]);
    const key = Buffer.from(row?.['search_key'] as Uint8Array).toString();
    return `${String(row?.['name_key'])}: ${key.replaceAll(username, 'somebody')}`;
  };
  expect(await keyOf(written)).toMatch(/^zoe maple: .*ile-a-la-crosse/s);
  expect(await keyOf(built)).toBe(await keyOf(written));
});
