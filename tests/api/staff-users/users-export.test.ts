import { beforeAll, expect, test } from '@jest/globals';
import { query, signedIn } from '#tests/support/api/api-under-test.ts';
import { listOf, markedUsers } from '#tests/support/api/users-list.ts';

const header = 'id,username,display_name,email,role,subscriber,verified,joined,last_login,location';

let marked: Awaited<ReturnType<typeof markedUsers>>;

beforeAll(async () => {
  marked = await markedUsers(8);
});

/** The records of a file, its header left out; cells of these rows hold no line ends. */
const recordsOf = (text: string) => text.split('\r\n').slice(1, -1);

test.each([
  ['sort', 'a secret column', 'password_hash'],
  ['role', 'an unknown one', 'king'],
  ['search', '10 kB', 'x'.repeat(10_000)],
])('%s: %s is a wrong field, and nothing is written', async (name, _what, value) => {
  const { visitor, id } = await signedIn('admin');

  const { status, body } = await visitor.get(`/api/admin/users/export.csv?${name}=${value}`);

  expect(status).toBe(422);
  expect(body).toHaveProperty(`fields.${name}`);
  expect(await exportsBy(id)).toEqual([]);
});

test.each([
  ['/api/admin/users/export.csv', 'admin'],
  ['/api/admin/users/export.csv', 'admin_jr'],
] as const)('%s gives an %s a file that spreadsheets read [calls-staff-1]', async (path, role) => {
  const { visitor, username, id } = await signedIn(role);

  const { status, headers, text } = await visitor.text(`${path}?search=${username}`);

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename=users_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.csv$/,
  );
  expect(text.startsWith(`\u{FEFF}${header}\r\n`)).toBe(true);
  expect(recordsOf(text)).toEqual([
    expect.stringMatching(
      new RegExp(`^${id},${username},,${username}@mail\\.example,${role},no,yes,[^,]+Z,[^,]+Z,$`),
    ),
  ]);
});

test.each(['mod', 'admin'] as const)(
  'on the path of moderators a %s gets a file without addresses, and it is on record [user-management-7, calls-staff-1]',
  async (role) => {
    const { visitor, id } = await signedIn(role);
    const asked = `search=${marked.mark}&sort=email`;

    const { status, text } = await visitor.text(`/api/mod/users/export.csv?${asked}`);

    const { body } = await visitor.get(`/api/mod/users?limit=100&${asked}`);
    expect(status).toBe(200);
    expect(text.startsWith(`\u{FEFF}${header.replace('email,', '')}\r\n`)).toBe(true);
    expect(text).not.toContain('@');
    expect(recordsOf(text).map((record) => record.split(',').slice(0, 2))).toEqual(
      listOf(body).users.map((user) => [String(user.id), user.username]),
    );
    const [row] = await exportsBy(id);
    const { details } = row ?? {};
    expect(typeof details === 'string' ? JSON.parse(details) : details).toEqual({
      search: marked.mark,
      without: 'email',
    });
  },
);

test('an export that nothing fits is a header alone', async () => {
  const { visitor } = await signedIn('admin');

  const { text } = await visitor.text(`/api/admin/users/export.csv?search=${'~'.repeat(20)}`);

  expect(text).toBe(`\u{FEFF}${header}\r\n`);
});

test.each([
  'sort=last_login&dir=desc',
  'sort=role',
  'sort=username&verified=1',
  'subscriber=1',
  'staff=1',
])('the file holds the rows of the list, in its order: %s [user-management-7]', async (asked) => {
  const { visitor } = await signedIn('admin');
  const path = `search=${marked.mark}&${asked}`;

  const { body } = await visitor.get(`/api/admin/users?limit=100&${path}`);
  const { text } = await visitor.text(`/api/admin/users/export.csv?${path}`);

  const expected = listOf(body).users.map((user) =>
    [
      user.id,
      user.username,
      user.display_name,
      user.email,
      user.role,
      user.is_subscriber === 1 || user.is_paid === 1 ? 'yes' : 'no',
      user.email_verified === 1 ? 'yes' : 'no',
      user.created_at,
      user.last_login,
      user.location,
    ].join(),
  );
  expect(recordsOf(text)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});

test('an export leaves one audit row that says what was filtered by, and nothing else', async () => {
  const { visitor, id, username } = await signedIn('admin');

  await visitor.text(`/api/admin/users/export.csv?search=${username}&role=admin&sort=email`);

  const rows = await exportsBy(id);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ action: 'users.export', target_user_id: null });
  const { details } = rows[0] ?? {};
  expect(typeof details === 'string' ? JSON.parse(details) : details).toEqual({
    search: username,
    role: 'admin',
  });
});

test('letters beyond ASCII arrive as UTF-8', async () => {
  const [{ visitor }, target] = [await signedIn('admin'), await signedIn()];
  await target.visitor.patch(`/api/users/${target.id}`, { display_name: 'Zoé Ömer 🏕' });

  const { text } = await visitor.text(`/api/admin/users/export.csv?search=${target.username}`);

  expect(text).toContain(',Zoé Ömer 🏕,');
});

const exportsBy = (id: number) =>
  query(
    `SELECT action, target_user_id, details FROM audit_log
      WHERE actor_user_id = ? AND action LIKE 'users.%'`,
    [id],
  );
