import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { instantIn } from '#tests/support/api/database.ts';
import { outboxPath } from '#tests/support/api/outbox.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { ChoosyMailServer } from '#tests/support/servers/choosy-mail-server.ts';

const mailServer = new ChoosyMailServer();
let api: OwnApi;

beforeAll(async () => {
  const SMTP_URL = await mailServer.listen();
  api = await OwnApi.start(undefined, { SMTP_URL, MAIL_FROM: 'post@lakes.example' });
});

beforeEach(() => {
  mailServer.statusFor = () => 0;
  mailServer.silenceFor = () => 0;
});

afterAll(async () => {
  await api.stop();
  await mailServer.close();
});

/** Has the site write to a new address of a domain. */
async function writeTo(domain: string): Promise<string> {
  const member = newMember();
  const [name = ''] = member.email.split('@');
  const email = `${name}@${domain}`;
  const { status } = await api.newVisitor().post('/api/auth/register', { ...member, email });
  expect(status).toBe(200);
  return email;
}

async function mailTo(recipient: string) {
  const [row] = await api.query('SELECT * FROM outbox WHERE recipient = ? ORDER BY id DESC', [
    recipient,
  ]);
  return row ?? {};
}

const untilState = (recipient: string, state: string) =>
  until(async () => (await mailTo(recipient))['state'] === state, `The mail is ${state}`);

/** Puts one more mail to an address in the outbox, with the body of the first. */
async function writeAgain(recipient: string): Promise<void> {
  const { sealed_body: body } = await mailTo(recipient);
  const long = instantIn(api.place, new Date().toISOString().slice(0, 23).replace('T', ' '));
  await api.query(
    `INSERT INTO outbox (recipient, subject, sealed_body, state, attempts, next_attempt_at, created_at)
     VALUES (?, 'A letter', ?, 'queued', 0, ?, ?)`,
    [recipient, String(body), long, long],
  );
}

test('a mail is from the address that is set, which names its id, too', async () => {
  const email = await writeTo('mail.example');

  await untilState(email, 'sent');

  const mail = mailServer.taken.find(({ to }) => to === email);
  expect(mail?.from).toBe('post@lakes.example');
  expect(mail?.text).toMatch(/^Message-ID: <\d+\.\d+@lakes\.example>\r$/m);
});

test('what a server refuses for now is tried again, for two days', async () => {
  mailServer.statusFor = () => 451;
  const [young, old] = [await writeTo('mail.example'), await writeTo('mail.example')];
  await untilState(young, 'failed');
  await untilState(old, 'failed');

  const longAgo = instantIn(api.place, '2020-01-01 00:00:00.000');
  await api.query('UPDATE outbox SET created_at = ?, next_attempt_at = ? WHERE recipient = ?', [
    longAgo,
    longAgo,
    old,
  ]);

  await untilState(old, 'dead');
  expect(await mailTo(young)).toMatchObject({ state: 'failed', attempts: 1, refused_at: null });
});

test('an unknown mailbox is told at the first try, asked for three times, and then again once staff say so', async () => {
  const admin = await api.signedIn('admin');
  mailServer.statusFor = () => 550;
  const email = await writeTo('mail.example');
  await untilState(email, 'dead');
  expect(await mailTo(email)).toMatchObject({ attempts: 1, refused_at: expect.anything() });

  for (const _ of ['second', 'third', 'untried']) {
    await writeAgain(email);
    await untilState(email, 'dead');
  }
  expect(mailServer.asked.filter((address) => address === email)).toHaveLength(3);
  expect(String((await mailTo(email))['last_error'])).toMatch(/3 emails in a row were refused/);

  mailServer.statusFor = () => 0;
  const { id } = await mailTo(email);
  await admin.visitor.post(`${outboxPath}/${Number(id)}/retry`);
  await untilState(email, 'sent');
});

test('a domain that says nothing holds up no mail to another one', async () => {
  mailServer.silenceFor = (address) => (address.endsWith('@slow.example') ? 8_000 : 0);
  const slow: string[] = [];
  for (let mails = 0; mails < 12; mails += 1) slow.push(await writeTo('slow.example'));

  const email = await writeTo('mail.example');

  await untilState(email, 'sent');
  const [last = ''] = slow.slice(-1);
  expect(await mailTo(last)).toMatchObject({ state: 'queued', attempts: 0 });
});

test('staff have every mail tried again that was given up, but for what receivers refused, on record', async () => {
  const admin = await api.signedIn('admin');
  mailServer.statusFor = () => 451;
  const emails = [await writeTo('mail.example'), await writeTo('mail.example')];
  for (const email of emails) await untilState(email, 'failed');
  mailServer.statusFor = () => 550;
  const refused = await writeTo('mail.example');
  await untilState(refused, 'dead');
  await api.query("UPDATE outbox SET state = 'dead' WHERE state = 'failed'");
  mailServer.statusFor = () => 0;

  const { status, body } = await admin.visitor.post(`${outboxPath}/retry`);

  expect(status).toBe(200);
  for (const email of emails) await untilState(email, 'sent');
  expect(await mailTo(refused)).toMatchObject({ state: 'dead' });
  const rows = await api.query(
    "SELECT details FROM audit_log WHERE action = 'mail.retry_all' AND actor_user_id = ?",
    [admin.id],
  );
  expect(
    rows.map(({ details }) => (typeof details === 'string' ? JSON.parse(details) : details)),
  ).toEqual([{ mails: body['retried'] }]);
});
