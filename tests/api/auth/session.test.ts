import { expect, test } from '@jest/globals';
import {
  auditActionsAbout,
  instant,
  newVisitor,
  past,
  query,
  signedIn,
} from '#tests/support/api/api-under-test.ts';

test('nobody is signed in without a session [calls-accounts-1]', async () => {
  const { status, body } = await newVisitor().get('/api/auth/me');

  expect(status).toBe(401);
  expect(body).toMatchObject({ code: 'UNAUTHENTICATED', requestId: expect.any(String) });
});

/** Copies a visitor with the same cookies. */
function copyOf({ cookies }: ReturnType<typeof newVisitor>) {
  const copy = newVisitor();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

/** Seconds ago, as the database under test holds it. */
const ago = (seconds: number) =>
  instant(new Date(Date.now() - seconds * 1_000).toISOString().replace('T', ' ').replace('Z', ''));

test('whoever reads prolongs nothing until a minute is over, and then cookie and session [limits-times-1]', async () => {
  const member = await signedIn();
  const readOnce = async () => {
    const { status, headers } = await member.visitor.get('/api/auth/me');
    const names = headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    const rows = await query('SELECT last_seen_at FROM device_sessions WHERE user_id = ?', [
      member.id,
    ]);
    return { status, names, lastSeen: String(rows[0]?.['last_seen_at']) };
  };
  await query('UPDATE device_sessions SET last_seen_at = ? WHERE user_id = ?', [ago(5), member.id]);

  const [first, second] = [await readOnce(), await readOnce()];
  await query('UPDATE device_sessions SET last_seen_at = ? WHERE user_id = ?', [
    ago(90),
    member.id,
  ]);
  const [later, next] = [await readOnce(), await readOnce()];

  expect(first).toMatchObject({ status: 200, names: [] });
  expect(second).toEqual(first);
  expect(later).toMatchObject({ status: 200, names: ['campbc_session'] });
  expect(next).toEqual({ ...later, names: [] });
});

test('a session id that the site did not sign opens nothing', async () => {
  const member = await signedIn();
  const [id = ''] = (member.visitor.cookies.get('campbc_session') ?? '').split('.');
  const signatures = ['', `.${'A'.repeat(43)}`, '.'];

  const statuses = [];
  for (const signature of signatures) {
    const stranger = newVisitor();
    stranger.cookies.set('campbc_session', id + signature);
    statuses.push((await stranger.get('/api/auth/me')).status);
  }

  expect(statuses).toEqual([401, 401, 401]);
});

test('refreshing rotates the token and keeps the session [session-14, calls-1, calls-accounts-1]', async () => {
  const member = await signedIn();
  const before = member.visitor.cookies.get('campbc_refresh');

  const { status, body } = await member.visitor.post('/api/auth/refresh');

  expect(status).toBe(200);
  expect(body).toEqual({ ok: true });
  expect(member.visitor.cookies.get('campbc_refresh')).not.toBe(before);
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
});

test('refreshing leaves no audit row, so nobody fills the log with it [session-5]', async () => {
  const member = await signedIn();
  const before = await auditActionsAbout(member.id);

  await member.visitor.post('/api/auth/refresh');

  expect(await auditActionsAbout(member.id)).toEqual(before);
});

test('refreshing brings back a lost server session [session-6]', async () => {
  const member = await signedIn();
  member.visitor.forgetServerSession();
  expect((await member.visitor.get('/api/auth/me')).status).toBe(401);

  await member.visitor.post('/api/auth/refresh');

  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
});

test('two tabs may use the same refresh token within the grace time [session-14]', async () => {
  const member = await signedIn();
  const otherTab = copyOf(member.visitor);

  const answers = await Promise.all([
    member.visitor.post('/api/auth/refresh'),
    otherTab.post('/api/auth/refresh'),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(otherTab.cookies.get('campbc_refresh')).toBe(member.visitor.cookies.get('campbc_refresh'));
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
});

test('whoever never got the answer to a refresh may ask again, however late [session-1]', async () => {
  const member = await signedIn();
  const lost = copyOf(member.visitor);
  await lost.post('/api/auth/refresh');
  const then = ago(60);
  await query(
    'UPDATE device_sessions SET rotated_at = ?, last_seen_at = ?, refresh_hash = ? WHERE user_id = ?',
    [then, then, 'of another secret of the API', member.id],
  );
  member.visitor.forgetServerSession();

  const { status } = await member.visitor.post('/api/auth/refresh');

  expect(status).toBe(200);
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  expect((await member.visitor.post('/api/auth/refresh')).status).toBe(200);
});

test('a refresh token that comes back later ends the session and is on record [session-3]', async () => {
  const member = await signedIn();
  const thief = copyOf(member.visitor);
  await member.visitor.post('/api/auth/refresh');
  await query('UPDATE device_sessions SET rotated_at = ?, last_seen_at = ? WHERE user_id = ?', [
    ago(20),
    ago(20),
    member.id,
  ]);
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);

  const { status } = await thief.post('/api/auth/refresh');

  expect(status).toBe(401);
  expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
  expect(await auditActionsAbout(member.id)).toContain('auth.refresh_reused');
});

test('a refresh token that comes back after several others ends the session as well [session-3]', async () => {
  const member = await signedIn();
  const thief = copyOf(member.visitor);
  for (const _time of ['first', 'second']) await member.visitor.post('/api/auth/refresh');

  await thief.post('/api/auth/refresh');

  expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
  expect(await auditActionsAbout(member.id)).toContain('auth.refresh_reused');
});

test('whoever knows the id of a session alone does not end it [session-4]', async () => {
  const member = await signedIn();
  const [id] = (member.visitor.cookies.get('campbc_refresh') ?? '').split('.');
  const stranger = newVisitor();
  stranger.cookies.set('campbc_refresh', `${id}.${'A'.repeat(44)}`);

  const { status } = await stranger.post('/api/auth/refresh');

  expect(status).toBe(401);
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  expect(await auditActionsAbout(member.id)).toEqual(['auth.login']);
});

test.each(['last_seen_at', 'expires_at'])(
  'a session whose %s has passed cannot be refreshed [limits-times-1]',
  async (column) => {
    const member = await signedIn();
    await query(`UPDATE device_sessions SET ${column} = ? WHERE user_id = ?`, [past, member.id]);

    expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
    expect((await member.visitor.post('/api/auth/refresh')).status).toBe(401);
  },
);

test.each(['', 'nonsense', 'a.b', `${'0'.repeat(36)}.x`])(
  'the refresh token %p is refused',
  async (token) => {
    const visitor = newVisitor();
    if (token) visitor.cookies.set('campbc_refresh', token);

    expect((await visitor.post('/api/auth/refresh')).status).toBe(401);
  },
);

test('logging out ends the session on the server and clears the cookies [session-13, calls-1, calls-accounts-1]', async () => {
  const member = await signedIn();
  const copy = copyOf(member.visitor);

  const { status, headers } = await member.visitor.post('/api/auth/logout');

  expect(status).toBe(200);
  expect(headers.get('clear-site-data')).toBe('"cache"');
  expect([...member.visitor.cookies.keys()]).toEqual(['campbc_device']);
  expect((await copy.get('/api/auth/me')).status).toBe(401);
  expect((await copy.post('/api/auth/refresh')).status).toBe(401);
  expect(await auditActionsAbout(member.id)).toEqual(['auth.login', 'auth.logout']);
});

test('logging out ends the session also when the server session is lost [session-13]', async () => {
  const member = await signedIn();
  const copy = copyOf(member.visitor);
  member.visitor.forgetServerSession();

  await member.visitor.post('/api/auth/logout');

  expect((await copy.post('/api/auth/refresh')).status).toBe(401);
});

test('logging out without a session is no error', async () => {
  expect((await newVisitor().post('/api/auth/logout')).status).toBe(200);
});

test('a role change counts on the next request of a live session [people-roles-10]', async () => {
  const member = await signedIn('admin');
  expect((await member.visitor.get('/api/admin/users')).status).toBe(200);

  await query("UPDATE users SET role = 'member' WHERE id = ?", [member.id]);

  expect((await member.visitor.get('/api/admin/users')).status).toBe(403);
});
