import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Check, Diagnosis } from '@camp/contracts/staff/diagnostics';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { MailServer } from '#tests/support/servers/mail-server.ts';
import { signedInAt } from '#tests/support/api/staff-elsewhere.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const path = '/api/debug/health';
const smtpPassword = 'Spruce-secret-77';

/* An API with rows and a mail server of its own, so that its faults do not affect other tests. */
let mailServer: MailServer;
let api: ApiProcess;
let admin: Visitor;

beforeAll(async () => {
  mailServer = new MailServer();
  await mailServer.listen();
  const address = `camp-mailer:${smtpPassword}@127.0.0.1:${mailServer.port}`;
  api = await startApi({ environment: { SMTP_URL: `smtp://${address}` } });
  admin = (await signedInAt(api, 'admin')).visitor;
});

afterAll(async () => {
  await api.service.stop();
  await mailServer.close();
});

beforeEach(() => {
  mailServer.mood = 'refuse';
});

async function examined(visitor: Visitor): Promise<Diagnosis> {
  const { status, body } = await visitor.get(path);
  expect(status).toBe(200);
  return body as unknown as Diagnosis;
}

async function checkOf(visitor: Visitor, name: Check['name']): Promise<Check | undefined> {
  const { checks } = await examined(visitor);
  return checks.find((check) => check.name === name);
}

const here = (sql: string, values?: (string | number)[]) => queryDatabase(api, sql, values);

test('the whole is not well when one part is not', async () => {
  const { ok, checks } = await examined(admin);

  expect(checks.find(({ name }) => name === 'mail_server')?.ok).toBe(false);
  expect(ok).toBe(false);
});

test('a mail server that refuses our sign-in is told apart, and nothing it says is passed on [system-health-2]', async () => {
  const check = await checkOf(admin, 'mail_server');

  expect(check).toMatchObject({ ok: false, detail: 'It refuses our login.' });
});

test('a mail server that says nothing is waited for no longer than checks may take', async () => {
  mailServer.mood = 'hang';

  const check = await checkOf(admin, 'mail_server');

  expect(check).toMatchObject({ ok: false, detail: 'It did not answer in time.' });
});

test('a mail server that is gone cannot be reached', async () => {
  const { port } = mailServer;
  await mailServer.close();

  const check = await checkOf(admin, 'mail_server');

  await mailServer.listen(port);
  expect(check).toMatchObject({ ok: false, detail: 'It cannot be reached.' });
});

test('neither answers nor the log of a failing check name the mail server’s account [system-health-4]', async () => {
  const { body } = await admin.get(path);

  expect(JSON.stringify(body)).not.toMatch(/camp-mailer|Spruce|127\.0\.0\.1|internal|\/tmp/);
  const log = await readFile(join(api.dataDir, 'logs/api.log'), 'utf8');
  expect(log).toContain('It refuses our login.');
  for (const secret of [smtpPassword, btoa(`\0camp-mailer\0${smtpPassword}`)]) {
    expect(log).not.toContain(secret);
  }
});

test('a mail that was given up, and one that nobody takes, are told', async () => {
  const before = await checkOf(admin, 'mail_queue');
  const insert = `INSERT INTO outbox (recipient, subject, state, attempts, next_attempt_at, created_at)
    VALUES ('kim@mail.example', 'x', ?, 0, ?, ?)`;
  const [past, future] = ['2020-01-01 00:00:00.000 +00:00', '2099-01-01 00:00:00.000 +00:00'];

  await here(insert, ['dead', future, past]);

  const after = await checkOf(admin, 'mail_queue');
  expect(before?.ok).toBe(true);
  expect(after).toMatchObject({ ok: false, detail: expect.stringMatching(/\b1 given up\.$/) });
});

test('an entry of the audit log that stays unsealed for more than a minute is told', async () => {
  const before = await checkOf(admin, 'audit_chain');
  await here(
    `INSERT INTO audit_log (created_at, action, request_ip, user_agent, details, proof)
     VALUES ('2020-01-01 00:00:00.000 +00:00', 'test', '', '', '{}', 'not.ours')`,
  );

  const after = await checkOf(admin, 'audit_chain');

  expect(before).toMatchObject({ ok: true, detail: 'Every entry is sealed in time.' });
  expect(after).toMatchObject({
    ok: false,
    detail: 'Entries have waited for more than a minute.',
  });
});
