import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { query, registerMember, signedIn } from '#tests/support/api/api-under-test.ts';
import {
  insertMail,
  mailAccount,
  mailIn,
  outboxPath,
  StuckApi,
} from '#tests/support/api/outbox.ts';
import { until } from '#infra/test-servers/programs.ts';
import { signedInAt } from '#tests/support/api/staff-elsewhere.ts';

let stuck: StuckApi;

beforeAll(async () => {
  stuck = await StuckApi.start();
});

afterAll(() => stuck.stop());

test('a sent mail is shown without its text, which is no longer kept', async () => {
  const [{ email }, { visitor }] = [await registerMember(), await signedIn('admin')];
  await until(async () => {
    const [row] = await query('SELECT state FROM outbox WHERE recipient = ?', [email]);
    return row?.['state'] === 'sent';
  }, 'The mail is sent');
  const [row] = await query('SELECT id FROM outbox WHERE recipient = ?', [email]);

  const answer = await visitor.get(`${outboxPath}/${Number(row?.['id'])}/preview`);

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ mail: { state: 'sent', next_attempt_at: null }, text: null });
  expect(mailIn(answer).sent_at).not.toBeNull();
});

test('a preview hides the link with the token, in both databases [outbox-1, calls-staff-1]', async () => {
  const { visitor } = await signedIn('admin');
  const { sealedBody } = await stuck.failedMail();
  const { id } = await insertMail({ sealedBody });

  const { status, body } = await visitor.get(`${outboxPath}/${id}/preview`);

  expect(status).toBe(200);
  const text = String(body['text']);
  expect(text).toContain('[link hidden]');
  expect(text).toContain('Welcome to the campfire');
  expect(text).toContain('hello@campbc.example');
  expect(text).not.toMatch(/token|http/i);
  expect(JSON.stringify(body)).not.toMatch(/[\w-]{40,}/);
});

test('a mail that was sealed with another key says so', async () => {
  const { visitor } = await signedIn('admin');
  const { id } = await insertMail({ sealedBody: 'k0.AAAA.AAAA.AAAA' });

  const { status, body } = await visitor.get(`${outboxPath}/${id}/preview`);

  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'CONFLICT' });
});

test('what a mail server says is shown without our account there [outbox-4]', async () => {
  const { visitor } = await signedInAt(stuck.process, 'admin');
  const { id } = await stuck.failedMail();

  const answer = await visitor.get(`${outboxPath}/${id}/preview`);

  const { state, last_error } = mailIn(answer);
  expect(state).toBe('failed');
  expect(last_error).toContain('535 5.7.8');
  const { user, password } = mailAccount;
  const told = [user, password, encodeURIComponent(password), btoa(`\0${user}\0${password}`)];
  for (const secret of told) expect(last_error).not.toContain(secret);
});

test('a long complaint of a mail server is cut, and names no host and port [outbox-4]', async () => {
  const { visitor } = await signedIn('admin');
  const { id } = await insertMail({
    lastError: `connect ECONNREFUSED 127.0.0.1:2525 ${'no, '.repeat(120)}`,
  });

  const answer = await visitor.get(`${outboxPath}/${id}/preview`);

  const { last_error: shown } = mailIn(answer);
  expect(shown).toMatch(/^connect ECONNREFUSED \[hidden\] no, /);
  expect(shown).toHaveLength(301);
});
