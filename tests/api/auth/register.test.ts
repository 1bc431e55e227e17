import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  mailedToken,
  newMember,
  newVisitor,
  query,
  registerMember,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';

test('a newcomer registers, gets a mail with a link, and is not signed in [registration-7, calls-accounts-1]', async () => {
  const member = newMember();
  const visitor = newVisitor();

  const { status, body } = await visitor.post('/api/auth/register', member);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    signedIn: false,
    user: { username: member.username, role: 'member', email_verified: 0 },
  });
  expect(await mailedToken(member.email)).toMatch(/^[\w-]{43}$/);
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
});

test('a registration leaves one audit row, without the password', async () => {
  const member = await registerMember();

  const rows = await auditRowsAbout(member.id);

  expect(rows).toMatchObject([{ action: 'auth.register', actor_user_id: member.id }]);
  expect(JSON.stringify(rows)).not.toContain(member.password);
});

test('the password is stored as an argon2id hash with the decided cost [passwords-7]', async () => {
  const member = await registerMember();

  const [row] = await query('SELECT password_hash FROM users WHERE id = ?', [member.id]);

  expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  [
    'username',
    { username: 'a!' },
    'Username must be 3–20 characters and only contain letters, numbers, underscores, or dots.',
  ],
  ...['Admin', 'admin.team', 'CampBC_Support', 'Support.7', 'm.o.d', 'postmaster'].map(
    (username) =>
      [
        'username',
        { username },
        'This name is kept for the people who run the site. Please choose another one.',
      ] as const,
  ),
  ...[
    'nowhere',
    'kim@mail.example,',
    'kim@mail.example,lee@mail.example',
    'Kim <kim@mail.example>',
    '"kim"@mail.example',
    '(kim)kim@mail.example',
    'kim;lee@mail.example',
    'ｋim@mail.example',
    'kim@mü:1.example',
    'zoë@mail.example',
    'kim@mail..example',
    'kim@-mail.example',
    'kim@localhost',
  ].map((email) => ['email', { email }, 'Please enter a valid email address.'] as const),
  [
    'password',
    { password: 'short1A' },
    'Password must be at least 8 characters and include uppercase, lowercase, and a number.',
  ],
  [
    'password',
    { password: 'Michael1' },
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    'password',
    { username: 'birch.walker', password: 'Birch-Walker-2026' },
    'This is your own name, or that of the site. Please choose another password.',
  ],
  [
    'password',
    { password: 'Password123' },
    'This password is too easy to guess. Please choose another one.',
  ],
])(
  'a wrong %s is refused with its sentence [registration-3, registration-5, registration-9]',
  async (field, wrong, sentence) => {
    const { status, body } = await newVisitor().post('/api/auth/register', {
      ...newMember(),
      ...wrong,
    });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION', fields: { [field]: sentence } });
  },
);

test('a taken username or e-mail is refused whatever its case [errors-registration-1]', async () => {
  const taken = await registerMember();

  const sameName = { ...newMember(), username: taken.username.toUpperCase() };
  const sameEmail = { ...newMember(), email: taken.email.toUpperCase() };

  for (const attempt of [sameName, sameEmail]) {
    const { status, body } = await newVisitor().post('/api/auth/register', attempt);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      error: 'That email or username is already in use.',
    });
  }
});

test('a domain in letters is kept in ASCII: one account, taken and mailed in either form [registration-3]', async () => {
  const { username, ...newcomer } = newMember();
  const letters = `${username}@münchen.example`;
  const ascii = `${username}@xn--mnchen-3ya.example`;
  const visitor = newVisitor();

  const first = await visitor.post('/api/auth/register', { ...newcomer, username, email: letters });
  const second = await visitor.post('/api/auth/register', { ...newMember(), email: ascii });
  await visitor.post('/api/auth/forgot-password', { email: letters });

  expect(first.body).toMatchObject({ user: { email: ascii } });
  expect(second.status).toBe(409);
  expect(await mailAbout(underTest.inboxUrl, ascii, 'Set a new password')).toBeTruthy();
});

test('of twenty equal registrations at once exactly one succeeds [registration-8]', async () => {
  const member = newMember();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => newVisitor().post('/api/auth/register', member)),
  );

  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
});

test('unknown fields are dropped: nobody registers as an admin [calls-accounts-1]', async () => {
  const visitor = newVisitor();

  const { body } = await visitor.post('/api/auth/register', {
    ...newMember(),
    role: 'admin',
    email_verified: 1,
  });

  expect(body).toMatchObject({ user: { role: 'member', email_verified: 0 } });
});

const takeBack = (token: unknown) =>
  newVisitor().post('/api/auth/withdraw-registration', { token });

test('whoever mistyped the address takes the registration back, and starts again with the same name [registration-31, calls-accounts-1]', async () => {
  const mistyped = newMember();
  const { body } = await newVisitor().post('/api/auth/register', mistyped);
  const { withdrawal, user } = body as { withdrawal: string; user: { id: number } };

  const { status } = await takeBack(withdrawal);

  expect(status).toBe(200);
  const again = { ...newMember(), username: mistyped.username };
  expect((await newVisitor().post('/api/auth/register', again)).status).toBe(200);
  expect(await auditRowsAbout(user.id)).toMatchObject([
    { action: 'auth.register' },
    { action: 'auth.withdraw_registration', actor_user_id: null },
  ]);
  expect((await takeBack(withdrawal)).body).toMatchObject({ code: 'CONFLICT' });
});

test.each([
  ['whose address is confirmed', 'UPDATE users SET email_verified = 1 WHERE id = ?'],
  [
    'that is a day old',
    "UPDATE mailed_tokens SET expires_at = '2020-01-01 00:00:00' WHERE user_id = ?",
  ],
])('a registration %s is not taken back [registration-31]', async (_, change) => {
  const { body } = await newVisitor().post('/api/auth/register', newMember());
  const { withdrawal, user } = body as { withdrawal: string; user: { id: number } };
  await query(change, [user.id]);

  const { status } = await takeBack(withdrawal);

  expect(status).toBe(409);
  const [row] = await query('SELECT username FROM users WHERE id = ?', [user.id]);
  expect(row).toBeDefined();
});
