import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newMember, query, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import { until } from '#infra/test-servers/programs.ts';
import { mailsTo } from '#tests/support/people/mailbox.ts';
import { insertMail, mailIn, outboxPath, StuckApi } from '#tests/support/api/outbox.ts';

let stuck: StuckApi;

beforeAll(async () => {
  stuck = await StuckApi.start();
});

afterAll(() => stuck.stop());

test('a mail that was given up is sent when it is retried, once, and the audit log says who did it [outbox-1, calls-staff-1]', async () => {
  const { id: adminId, visitor } = await signedIn('admin');
  const { sealedBody } = await stuck.failedMail();
  const { id, recipient } = await insertMail({ sealedBody });

  const answer = await visitor.post(`${outboxPath}/${id}/retry`);

  expect(answer.status).toBe(200);
  expect(mailIn(answer)).toMatchObject({ id, state: 'queued', attempts: 8 });
  expect(mailIn(answer).next_attempt_at).not.toBeNull();
  const [mail] = await mailsTo(underTest.inboxUrl, recipient);
  expect(mail?.text).toMatch(/\/verify-email\?token=[\w-]{43}/);
  const rows = await query(
    "SELECT target_user_id, details FROM audit_log WHERE action = 'mail.retry' AND actor_user_id = ?",
    [adminId],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).toContain(String(id));
  expect(JSON.stringify(rows)).not.toContain(recipient);
});

test('a mail that is sent again has the same id, so that it can be told as the same [registration-6]', async () => {
  const { visitor } = await signedIn('admin');
  const { sealedBody } = await stuck.failedMail();
  const { id, recipient } = await insertMail({ sealedBody });

  await visitor.post(`${outboxPath}/${id}/retry`);
  const [first] = await mailsTo(underTest.inboxUrl, recipient);
  await untilState(id, ['sent']);
  await query("UPDATE outbox SET state = 'dead', sealed_body = ? WHERE id = ?", [sealedBody, id]);
  await visitor.post(`${outboxPath}/${id}/retry`);
  const [again] = await mailsTo(underTest.inboxUrl, recipient, 2);

  expect(first?.messageId).toMatch(new RegExp(`^<\\d+\\.${id}@campbc\\.example>$`));
  expect(again?.messageId).toBe(first?.messageId);
});

test('an address that looks like a list is one address, so nobody else gets the mail [registration-6]', async () => {
  const { visitor } = await signedIn('admin');
  const { sealedBody } = await stuck.failedMail();
  const [one, other] = [newMember().email, newMember().email];
  const { id } = await insertMail({ sealedBody, recipient: `${one}, ${other}` });

  await visitor.post(`${outboxPath}/${id}/retry`);
  await untilState(id, ['failed', 'dead', 'sent']);

  expect(await mailsTo(underTest.inboxUrl, one, 0)).toEqual([]);
  expect(await mailsTo(underTest.inboxUrl, other, 0)).toEqual([]);
});

const untilState = (id: number, states: string[]) =>
  until(
    async () => {
      const [row] = await query('SELECT state FROM outbox WHERE id = ?', [id]);
      return states.includes(String(row?.['state']));
    },
    `Mail ${id} is ${states.join(' or ')}`,
  );

test.each([
  ['sent', 'This email has already been sent.'],
  ['sending', 'This email is already on its way.'],
  ['queued', 'This email is already on its way.'],
] as const)('a mail that is %s cannot be retried', async (state, error) => {
  const { id: adminId, visitor } = await signedIn('admin');
  const { id } = await insertMail({ state });

  const { status, body } = await visitor.post(`${outboxPath}/${id}/retry`);

  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'CONFLICT', error });
  const rows = await query(
    "SELECT id FROM audit_log WHERE action = 'mail.retry' AND actor_user_id = ?",
    [adminId],
  );
  expect(rows).toEqual([]);
});

test('of two who retry the same mail at once one does', async () => {
  const [one, other] = [await signedIn('admin'), await signedIn('admin_jr')];
  const { sealedBody } = await stuck.failedMail();
  const { id } = await insertMail({ sealedBody });

  const answers = await Promise.all(
    [one, other].map(({ visitor }) => visitor.post(`${outboxPath}/${id}/retry`)),
  );

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
