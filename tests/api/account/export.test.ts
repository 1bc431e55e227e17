import { expect, test } from '@jest/globals';
import {
  auditActionsAbout,
  auditRowsAbout,
  instant,
  newVisitor,
  query,
  registerMember,
  signedIn,
  signIn,
} from '#tests/support/api/api-under-test.ts';
import { giveSecondFactor } from '#tests/support/api/step-up.ts';
import { goodPassword } from '#tests/support/people/build-user.ts';

const now = instant('2026-01-01 00:00:00.000');

const exportOf = (visitor: ReturnType<typeof newVisitor>) => visitor.get('/api/account/export');

/** Writes an audit row as another person would leave it. */
const writeAuditRow = (actor: number, target: number, details: object) =>
  query(
    `INSERT INTO audit_log
      (created_at, action, actor_user_id, target_user_id, request_ip, user_agent, details)
      VALUES (?, 'admin.test', ?, ?, '203.0.113.9', 'Other-Browser', ?)`,
    [now, actor, target, JSON.stringify(details)],
  );

test('a member takes away a file of everything kept, which leaves one audit row [settings-6, calls-accounts-1]', async () => {
  const member = await registerMember();
  await query('UPDATE users SET email_verified = 1 WHERE id = ?', [member.id]);
  await signIn(member.visitor, member);
  await member.visitor.patch(`/api/users/${member.id}`, { bio: 'Tents only.' });

  const { status, headers, body } = await exportOf(member.visitor);

  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename=campbc_account.json');
  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toMatchObject({
    site: 'CampBC',
    account: { id: member.id, email: member.email, bio: 'Tents only.', language: 'en' },
    two_factor: { enabled: false, recovery_codes_left: 0 },
    sessions: [{ ip: expect.any(String), user_agent: expect.any(String) }],
    passkeys: [],
    mailed_links: [{ purpose: 'verify-email' }, { purpose: 'withdraw' }],
    mails: [{ subject: 'Confirm your email for CampBC', created_at: expect.any(String) }],
  });
  const actions = (await auditRowsAbout(member.id)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'account.export')).toHaveLength(1);
  const exported = (body['activity'] as { action: string }[]).map(({ action }) => action);
  expect(exported).toEqual(actions);
});

test('the file holds no secret, hash, token or key [settings-6]', async () => {
  const member = await signedIn();
  await query(
    `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, created_at)
      VALUES (?, ?, 'My phone', 'public-key-bytes', 0, 'internal', ?)`,
    [`key-of-${member.id}`, member.id, now],
  );
  const [user] = await query('SELECT password_hash FROM users WHERE id = ?', [member.id]);
  const tokens = await query('SELECT hash FROM mailed_tokens WHERE user_id = ?', [member.id]);
  const sessions = await query('SELECT id, refresh_hash FROM device_sessions WHERE user_id = ?', [
    member.id,
  ]);

  await giveSecondFactor(member.id);

  const { body } = await exportOf(member.visitor);

  const text = JSON.stringify(body);
  expect(body).toMatchObject({ passkeys: [{ name: 'My phone' }] });
  const secrets = [user, ...tokens, ...sessions].flatMap((row) => Object.values(row ?? {}));
  for (const secret of [...secrets, 'public-key-bytes', `key-of-${member.id}`, goodPassword]) {
    expect(text).not.toContain(String(secret));
  }
});

test('every event is there once and in order, however many there are', async () => {
  const member = await signedIn();
  const events = 2_500;
  await query(
    `INSERT INTO audit_log
      (created_at, action, actor_user_id, target_user_id, request_ip, user_agent, details)
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500)
      SELECT ?, CONCAT('member.test', n, '-', part), ?, ?, '', '', '{}'
      FROM numbers CROSS JOIN (SELECT 1 AS part UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5) parts
      ORDER BY part, n`,
    [now, member.id, member.id],
  );

  const { body } = await exportOf(member.visitor);

  const exported = (body['activity'] as { action: string }[]).map(({ action }) => action);
  expect(exported.length).toBeGreaterThan(events);
  expect(exported).toEqual(await auditActionsAbout(member.id));
});

test('what others did or had done to them stays theirs', async () => {
  const [member, other] = [await signedIn(), await signedIn()];
  await writeAuditRow(other.id, member.id, { note: `by ${other.username}` });
  await writeAuditRow(member.id, other.id, { note: `about ${other.username}` });

  const { body } = await exportOf(member.visitor);

  const activity = body['activity'] as { action: string }[];
  expect(activity.filter(({ action }) => action === 'admin.test')).toEqual([
    { at: '2026-01-01T00:00:00.000Z', action: 'admin.test', by: 'somebody else', about: 'you' },
    {
      at: '2026-01-01T00:00:00.000Z',
      action: 'admin.test',
      by: 'you',
      about: 'somebody else',
      ip: '203.0.113.9',
      user_agent: 'Other-Browser',
    },
  ]);
  const text = JSON.stringify(body);
  expect(text).not.toContain(other.username);
  expect(text).not.toContain(other.email);
});

test('somebody who guesses at a password leaves no address in the owner’s file', async () => {
  const member = await signedIn();
  await signIn(newVisitor(), { ...member, password: 'Wrong-Password-1' });

  const { body } = await exportOf(member.visitor);

  const activity = body['activity'] as { action: string }[];
  const guess = activity.find(({ action }) => action === 'auth.sign_in_failed');
  expect(guess).toEqual({
    at: expect.any(String),
    action: 'auth.sign_in_failed',
    by: 'somebody else',
    about: 'you',
  });
});
