import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  newVisitor,
  query,
  registerMember,
  signedIn,
  signIn,
} from '#tests/support/api/api-under-test.ts';
import { goodPassword } from '#tests/support/people/build-user.ts';

test.each(['email', 'username', 'EMAIL'] as const)(
  'a verified member signs in by %s [sign-in-1, calls-accounts-1]',
  async (by) => {
    const member = await signedIn();
    const identifier = by === 'EMAIL' ? member.email.toUpperCase() : member[by];
    const visitor = newVisitor();

    const { status, body } = await visitor.post('/api/auth/login', {
      identifier,
      password: goodPassword,
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: member.id, username: member.username } });
    expect((await visitor.get('/api/auth/me')).body).toMatchObject({ user: { id: member.id } });
  },
);

test('signing in sets three httpOnly cookies and a readable hint, all SameSite=Lax [sign-in-15]', async () => {
  const member = await signedIn();

  const { headers } = await signIn(newVisitor(), member);

  const cookies = headers.getSetCookie();
  expect(cookies).toHaveLength(4);
  expect(cookies.every((cookie) => cookie.includes('SameSite=Lax'))).toBe(true);
  const readable = cookies.filter((cookie) => !cookie.includes('HttpOnly'));
  expect(readable).toEqual([expect.stringMatching(/^campbc_signed_in=1;/)]);
  const refresh = cookies.find((cookie) => cookie.startsWith('campbc_refresh='));
  expect(refresh).toContain('Path=/api/auth');
});

test('a wrong password and an unknown account get the same answer [sign-in-13]', async () => {
  const member = await signedIn();

  const wrong = await signIn(newVisitor(), { ...member, password: 'Wrong-Password-1' });
  const unknown = await signIn(newVisitor(), { email: `x${member.email}`, password: goodPassword });

  expect(wrong.status).toBe(401);
  expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  const own = { requestId: '', instance: '' };
  expect({ ...unknown.body, ...own }).toEqual({ ...wrong.body, ...own });
});

test('a failed sign-in leaves one audit row without the password [audit-log-page-7]', async () => {
  const member = await registerMember();

  await signIn(newVisitor(), { ...member, password: 'Wrong-Password-1' });

  const rows = await auditRowsAbout(member.id);
  expect(rows.map(({ action }) => action)).toEqual(['auth.register', 'auth.sign_in_failed']);
  expect(JSON.stringify(rows)).not.toContain('Wrong-Password-1');
});

test('an unverified member is told to verify, and gets no session [sign-in-10]', async () => {
  const member = await registerMember();
  const visitor = newVisitor();

  const { status, body } = await signIn(visitor, member);

  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  expect(visitor.cookies.size).toBe(0);
});

test('the session id from before signing in is not the one after [sign-in-14]', async () => {
  const member = await signedIn();
  const before = member.visitor.cookies.get('campbc_session');

  await signIn(member.visitor, member);

  expect(member.visitor.cookies.get('campbc_session')).not.toBe(before);
});

test('signing in notes the time', async () => {
  const member = await signedIn();

  const [row] = await query('SELECT last_login FROM users WHERE id = ?', [member.id]);

  expect(row?.['last_login']).not.toBeNull();
});

test('empty fields are named [sign-in-12]', async () => {
  const { status, body } = await newVisitor().post('/api/auth/login', {
    identifier: '',
    password: '',
  });

  expect(status).toBe(422);
  expect(body).toMatchObject({
    fields: { identifier: 'Enter your username or email.', password: 'Enter your password.' },
  });
});

/** Hash of the good password, with less work than today's hashes. */
const weakerHash =
  '$argon2id$v=19$m=8192,t=1,p=1$yiBZXG5w5yHNIJkqEfTfvQ$rWmtr4DluogytiCdn5xGkWD5aIApBms2kPWn5ekaIsU';

test('signing in renews a hash from before more work was asked for', async () => {
  const member = await signedIn();
  const storedHash = async () =>
    (await query('SELECT password_hash FROM users WHERE id = ?', [member.id]))[0]?.[
      'password_hash'
    ];
  await query('UPDATE users SET password_hash = ? WHERE id = ?', [weakerHash, member.id]);

  const wrong = await signIn(newVisitor(), { ...member, password: 'Wrong-Password-1' });
  expect([wrong.status, await storedHash()]).toEqual([401, weakerHash]);
  const right = await signIn(newVisitor(), member);

  expect([right.status, await storedHash()]).toEqual([
    200,
    expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  ]);
  expect((await signIn(newVisitor(), member)).status).toBe(200);
});
