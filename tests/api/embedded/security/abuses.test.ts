import { beforeAll, expect, test } from '@jest/globals';
import { newVisitor, query, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { everyAbuse } from '#tests/security/abuses/every-abuse.ts';
import { type Answer, type Cast, ownOrigin, sendLines } from '#tests/security/abuses/abuse.ts';

let cast: Cast;
let before: unknown;

/* No attempt may change anything, so all are directed at the same two users. */
beforeAll(async () => {
  const [member, other] = [await signedIn(), await signedIn()];
  cast = {
    url: underTest.url,
    member: { id: member.id, cookies: member.visitor.cookies },
    other: { id: other.id, cookies: other.visitor.cookies },
  };
  before = await whatIsSo();
});

/** Returns both users as the database has them, and whether both are still signed in. */
async function whatIsSo() {
  const { member, other } = cast;
  const sql = `SELECT id, username, email, role, is_paid, is_subscriber, email_verified, bio, password_hash
    FROM users WHERE id IN (?, ?) ORDER BY id`;
  const rows = await query(sql, [member.id, other.id]);
  return {
    users: rows.map((row) => ({ ...row })),
    signedIn: await Promise.all([member, other].map(isSignedIn)),
  };
}

async function isSignedIn({ cookies }: Cast['member']): Promise<boolean> {
  const visitor = newVisitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return (await visitor.get('/api/auth/me')).status === 200;
}

/** Returns the whole answer, headers before body. */
const wholeOf = ({ headers, text }: Answer) =>
  `${[...headers].map((header) => header.join(': ')).join('\n')}\n${text}`;

test.each(everyAbuse)(
  '$asvs: $abuse [error-catalogue-3, limits-times-1, error-catalogue-6]',
  async ({ send, expect: expected }) => {
    const answer = await send(cast);

    const whole = wholeOf(answer);
    expect({ status: answer.status, whole }).toEqual({ status: expected.status, whole });
    expect(whole).toContain(expected.code ? `"code":"${expected.code}"` : '');
    for (const part of expected.without ?? []) expect(whole).not.toContain(part);
    expect(await whatIsSo()).toEqual(before);
  },
);

test('a mail leads to the site, whatever host the call names [error-catalogue-6]', async () => {
  const { email } = await signedIn();
  const body = JSON.stringify({ email });

  const { status } = await sendLines(
    cast,
    [
      'POST /api/auth/forgot-password HTTP/1.1',
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      `Origin: ${ownOrigin}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ],
    body,
  );

  expect(status).toBe(200);
  const { text } = await mailAbout(underTest.inboxUrl, email, 'password');
  expect(text).toContain(`${ownOrigin}/reset-password?token=`);
  expect(text).not.toContain('evil.example');
});
