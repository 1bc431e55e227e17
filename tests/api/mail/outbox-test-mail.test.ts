import { expect, test } from '@jest/globals';
import { siteOrigin } from '#infra/test-servers/api-process.ts';
import { auditRowsAbout, query, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { mailIn, outboxPath } from '#tests/support/api/outbox.ts';
import { signedInAt } from '#tests/support/api/staff-elsewhere.ts';

test.each([
  ['en', 'A test email from CampBC'],
  ['fr', 'Un courriel d’essai de CampBC'],
] as const)(
  'a test mail goes to who asks for it, in their language: %s [outbox-1, calls-staff-1]',
  async (language, subject) => {
    const { id, email, visitor } = await signedIn('admin_jr');
    await query('UPDATE users SET language = ? WHERE id = ?', [language, id]);

    const answer = await visitor.post(`${outboxPath}/test`, { to: 'somebody@mail.example' });

    expect(answer.status).toBe(200);
    expect(mailIn(answer)).toMatchObject({
      recipient: email,
      subject,
      state: 'queued',
      attempts: 0,
    });
    const { text } = await mailAbout(underTest.inboxUrl, email, subject);
    expect(text).toContain(`${siteOrigin}/admin/email`);
    const tests = await auditRowsAbout(id, 'mail.test');
    expect(tests).toMatchObject([{ actor_user_id: id, target_user_id: id }]);
  },
);

test('the sixth test mail in an hour waits', async () => {
  const api = await LimitedApi.start();
  const { id, visitor } = await signedInAt(api.process, 'admin', underTest.databaseUrl);
  const seen = [];

  for (let times = 0; times < 6; times += 1) seen.push(await visitor.post(`${outboxPath}/test`));

  const rows = await api.query(
    "SELECT id FROM audit_log WHERE action = 'mail.test' AND actor_user_id = ?",
    [id],
  );
  await api.stop();
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(seen.at(-1)?.body).toMatchObject({ code: 'RATE_LIMITED' });
  expect(rows).toHaveLength(5);
});
