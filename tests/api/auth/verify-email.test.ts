import { expect, test } from '@jest/globals';
import {
  auditActionsAbout,
  mailedToken,
  newVisitor,
  past,
  query,
  registerMember,
  underTest,
} from '#tests/support/api/api-under-test.ts';

const verify = (token: string) => newVisitor().get(`/api/auth/verify-email?token=${token}`);

/** Moves a time of the user's tokens into the past, in the way each database writes times. */
const makeOlder = (column: 'used_at' | 'expires_at', userId: number) => {
  return query(`UPDATE mailed_tokens SET ${column} = ? WHERE user_id = ?`, [past, userId]);
};

test('the mailed link verifies the address and leaves one audit row [e-mail-verification-1, e-mail-verification-2, calls-accounts-1]', async () => {
  const member = await registerMember();

  const { status, body } = await verify(await mailedToken(member.email));

  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true });
  const [row] = await query('SELECT email_verified FROM users WHERE id = ?', [member.id]);
  expect(row?.['email_verified']).toBe(1);
  expect(await auditActionsAbout(member.id)).toEqual(['auth.register', 'auth.verify_email']);
});

test.each([
  ['/api/auth/verify-email', 405],
  ['/API/auth/verify-email', 404],
])(
  'whoever only asks for the head of %s redeems nothing: %i [limits-times-7]',
  async (path, refused) => {
    const member = await registerMember();
    const token = await mailedToken(member.email);

    const head = await fetch(`${underTest.url}${path}?token=${token}`, { method: 'HEAD' });

    expect(head.status).toBe(refused);
    expect(await auditActionsAbout(member.id)).toEqual(['auth.register']);
    expect((await verify(token)).status).toBe(200);
  },
);

test('the same link opened again soon answers ok and changes nothing [e-mail-verification-3]', async () => {
  const member = await registerMember();
  const token = await mailedToken(member.email);
  await verify(token);

  const { status } = await verify(token);

  expect(status).toBe(200);
  expect(await auditActionsAbout(member.id)).toEqual(['auth.register', 'auth.verify_email']);
});

test.each(['used_at', 'expires_at'] as const)(
  'whoever is verified and opens a link with an old %s is told so [e-mail-verification-3]',
  async (column) => {
    const member = await registerMember();
    const token = await mailedToken(member.email);
    await query('UPDATE users SET email_verified = 1 WHERE id = ?', [member.id]);
    if (column === 'used_at') await verify(token);
    await makeOlder(column, member.id);

    const { status, body } = await verify(token);

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'ALREADY_VERIFIED',
      error: 'This email is already verified. You can log in now.',
    });
  },
);

test('a link used long ago is refused as used where the address is not verified any more', async () => {
  const member = await registerMember();
  const token = await mailedToken(member.email);
  await verify(token);
  await makeOlder('used_at', member.id);
  await query('UPDATE users SET email_verified = 0 WHERE id = ?', [member.id]);

  const { status, body } = await verify(token);

  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'TOKEN_USED' });
});

test('an expired link is refused with 410 [e-mail-verification-2]', async () => {
  const member = await registerMember();
  const token = await mailedToken(member.email);
  await makeOlder('expires_at', member.id);

  const { status, body } = await verify(token);

  expect(status).toBe(410);
  expect(body).toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test.each(['x', 'A'.repeat(43), '%00', "' OR 1=1 --"])(
  'the made-up token %p is refused [e-mail-verification-2]',
  async (token) => {
    const { status, body } = await verify(encodeURIComponent(token));

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'TOKEN_INVALID' });
  },
);

test('a missing token is a wrong field', async () => {
  const { status, body } = await newVisitor().get('/api/auth/verify-email');

  expect(status).toBe(422);
  expect(body).toHaveProperty('fields.token');
});

const resend = (email: string) => newVisitor().post('/api/auth/resend-verification', { email });

test('resending sends a link at once, and nothing for 30 s after that, as it says [calls-accounts-1]', async () => {
  const member = await registerMember();

  const [first, second] = [await resend(member.email), await resend(member.email.toUpperCase())];

  expect(first).toMatchObject({ status: 200, body: { ok: true } });
  expect(second).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(second.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  const mails = await query('SELECT id FROM outbox WHERE recipient = ?', [member.email]);
  expect(mails).toHaveLength(2);
});

test('resending to an unknown address answers as for a known one, the second time, too [calls-accounts-1]', async () => {
  const { email } = await registerMember();
  const askTwice = async (address: string) => [await resend(address), await resend(address)];

  const [known, unknown] = [await askTwice(email), await askTwice(`nobody.${email}`)];

  const seen = (answers: typeof known) =>
    answers.map(({ status, body }) => [status, body['code'], body['message']]);
  expect(seen(unknown)).toEqual(seen(known));
});

test('resending to a verified address says so [calls-accounts-1]', async () => {
  const member = await registerMember();
  await verify(await mailedToken(member.email));

  const { status, body } = await newVisitor().post('/api/auth/resend-verification', {
    email: member.email,
  });

  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'ALREADY_VERIFIED',
    error: 'This email is already verified. You can log in now.',
  });
});
