import { expect, test } from '@jest/globals';
import type { StaffUser } from '@camp/contracts/users';
import { newVisitor, query, signedIn } from '#tests/support/api-under-test.ts';

interface List {
  users: StaffUser[];
  total: number;
  next: string | null;
}

const listOf = (body: unknown) => body as List;

test('a visitor who is not signed in is sent away with 401', async () => {
  const { status, body } = await newVisitor().get('/api/admin/users');

  expect(status).toBe(401);
  expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.each(['member', 'subscriber', 'mod'] as const)('a %s is refused with 403', async (role) => {
  const { visitor } = await signedIn(role);

  const { status, body } = await visitor.get('/api/admin/users');

  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'FORBIDDEN' });
});

test.each(['admin', 'admin_jr'] as const)('an %s reads the list', async (role) => {
  const { visitor } = await signedIn(role);

  const { status, body } = await visitor.get('/api/admin/users');

  expect(status).toBe(200);
  expect(listOf(body).total).toBeGreaterThan(0);
  expect(listOf(body).users[0]).toHaveProperty('can.delete');
});

test('every row says what this staff member may do', async () => {
  const [junior, target] = [await signedIn('admin_jr'), await signedIn('admin')];

  const over = await junior.visitor.get(`/api/admin/users?search=${target.username}`);
  const self = await junior.visitor.get(`/api/admin/users?search=${junior.username}`);

  for (const { body } of [over, self]) {
    const [row] = listOf(body).users;
    expect(Object.values(row?.can ?? { none: true })).toEqual([false, false, false, false, false]);
    expect(row?.assignableRoles).toEqual([]);
  }
});

test('search finds by name, e-mail, display name and location, in any case', async () => {
  const [admin, target] = [await signedIn('admin'), await signedIn()];
  const mark = target.username.slice(-8);
  await query('UPDATE users SET display_name = ?, location = ? WHERE id = ?', [
    `Ömer 100%_${mark}`,
    `Tofino ${mark}`,
    target.id,
  ]);

  for (const search of [
    target.username.toUpperCase(),
    target.email,
    `100%_${mark}`,
    `TOFINO ${mark}`,
  ]) {
    const { body } = await admin.visitor.get(
      `/api/admin/users?search=${encodeURIComponent(search)}`,
    );
    expect(listOf(body).users.map(({ id }) => id)).toEqual([target.id]);
  }
});

test('signs that databases treat as wildcards stand for themselves', async () => {
  const { visitor } = await signedIn('admin');

  const { body } = await visitor.get(`/api/admin/users?search=${encodeURIComponent('%_%_%')}`);

  expect(listOf(body)).toMatchObject({ users: [], total: 0, next: null });
});

test.each(['id', 'username', 'email', 'role', 'created_at', 'last_login'] as const)(
  'pages by %s in both directions show every user once, in order',
  async (sort) => {
    const { visitor, username } = await signedIn('admin');
    await Promise.all([signedIn(), signedIn('mod')]);
    const { body } = await visitor.get(`/api/admin/users?search=${username.slice(0, 7)}&limit=100`);
    const { total } = listOf(body);

    for (const dir of ['asc', 'desc']) {
      const seen: StaffUser[] = [];
      for (let cursor = ''; ;) {
        const path = `/api/admin/users?search=camper.&sort=${sort}&dir=${dir}&limit=7&cursor=${cursor}`;
        const page = listOf((await visitor.get(path)).body);
        seen.push(...page.users);
        if (!page.next) break;
        cursor = page.next;
      }
      const ids = seen.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(total);
      expect(
        isOrdered(
          seen.map((user) => user[sort]),
          dir,
        ),
      ).toBe(true);
    }
  },
);

function isOrdered(values: (string | number | null)[], dir: string): boolean {
  const comparable = values.map((value) =>
    typeof value === 'number' ? value : (value ?? '').toLowerCase(),
  );
  const steps = comparable
    .slice(1)
    .map((value, index) => [comparable[index] ?? '', value] as const);
  return steps.every(([a, b]) => (dir === 'asc' ? a <= b : a >= b));
}

test('filters narrow the list', async () => {
  const [admin, subscriber] = [await signedIn('admin'), await signedIn('subscriber')];
  await query('UPDATE users SET is_subscriber = 1 WHERE id = ?', [subscriber.id]);
  const list = async (filter: string) =>
    listOf(
      (await admin.visitor.get(`/api/admin/users?search=${subscriber.username}&${filter}`)).body,
    ).total;

  expect(await list('role=subscriber')).toBe(1);
  expect(await list('role=mod')).toBe(0);
  expect(await list('subscriber=1')).toBe(1);
  expect(await list('subscriber=0')).toBe(0);
  expect(await list('verified=1')).toBe(1);
  expect(await list('verified=0')).toBe(0);
});

test.each([
  ['limit', '0'],
  ['limit', '-1'],
  ['limit', '1000000000'],
  ['sort', 'password_hash'],
  ['dir', 'sideways'],
  ['role', 'king'],
  ['search', 'x'.repeat(10_000)],
  ['cursor', 'not-one-of-ours'],
  ['cursor', Buffer.from('[{"$gt":""},1]').toString('base64url')],
])('%s=%s is a wrong field', async (name, value) => {
  const { visitor } = await signedIn('admin');

  const { status, body } = await visitor.get(`/api/admin/users?${name}=${value}`);

  expect(status).toBe(422);
  expect(body).toHaveProperty(`fields.${name}`);
  expect(JSON.stringify(body)).not.toContain('Invalid input"');
});
