import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { instantIn } from '#tests/support/people/database.ts';
import { outboxPath } from '#tests/support/api/outbox.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { ChoosyMailServer } from '#tests/support/servers/choosy-mail-server.ts';

const mailServer = new ChoosyMailServer();
const bounces = mkdtempSync(join(tmpdir(), 'campbc-bounces-'));
let api: OwnApi;

beforeAll(async () => {
  const SMTP_URL = await mailServer.listen();
  api = await OwnApi.start(undefined, {
    SMTP_URL,
    MAIL_FROM: 'post@lakes.example',
    MAIL_BOUNCES: bounces,
  });
});

beforeEach(() => {
  mailServer.statusFor = () => 0;
  mailServer.silenceFor = () => 0;
});

afterAll(async () => {
  await api.stop();
  await mailServer.close();
});

/** Makes the site write to a new address of a domain. */
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

/** Adds one more mail to an address to the outbox, with the body of the first. */
async function writeAgain(recipient: string): Promise<void> {
  const { sealed_body: body } = await mailTo(recipient);
  const long = instantIn(api.place, new Date().toISOString().slice(0, 23).replace('T', ' '));
  await api.query(
    `INSERT INTO outbox (recipient, subject, sealed_body, state, attempts, next_attempt_at, created_at)
     VALUES (?, 'A letter', ?, 'queued', 0, ?, ?)`,
    [recipient, String(body), long, long],
  );
}

test('a mail to a server of this machine is from the address that is set, which names its id, too [outbox-2]', async () => {
  const email = await writeTo('mail.example');

  await untilState(email, 'sent');

  const mail = mailServer.taken.find(({ to }) => to === email);
  expect(mail?.from).toMatch(/^bounces\+\d+-[\da-f]{20}@lakes\.example$/);
  expect(mail?.text).toContain('<post@lakes.example>');
  expect(mail?.isEncrypted).toBe(true);
  expect(mail?.text).toMatch(/^Message-ID: <\d+\.\d+@lakes\.example>\r$/m);
});

test('what a server refuses for now is tried again, for two days [outbox-1]', async () => {
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

test('an unknown mailbox is told at the first try, asked for three times, and then again once staff say so [outbox-1]', async () => {
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

/** Writes into the Maildir what Postfix reports about a mail that it had taken. */
function report(
  returnPath: string | undefined,
  { action = 'failed', status = '5.1.1' } = {},
): void {
  mkdirSync(join(bounces, 'new'), { recursive: true });
  const text = [
    'Return-Path: <>',
    `X-Original-To: ${returnPath}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such person here',
  ].join('\n');
  writeFileSync(join(bounces, 'new', `${randomUUID()}.report`), text);
}

const returnPathsTo = (email: string) =>
  mailServer.taken.filter(({ to }) => to === email).map(({ from }) => from);

test('mails that came back after they had left count as refused, and after three none follows [operation-5]', async () => {
  const email = await writeTo('mail.example');
  const { sealed_body: sealedBody } = await mailTo(email);
  for (const count of [1, 2, 3]) {
    await untilState(email, 'sent');
    report(returnPathsTo(email).at(-1));
    await untilState(email, 'dead');
    expect(returnPathsTo(email)).toHaveLength(count);
    await api.query('UPDATE outbox SET sealed_body = ? WHERE recipient = ?', [
      String(sealedBody),
      email,
    ]);
    await writeAgain(email);
  }

  await until(
    async () => /refused/.test(String((await mailTo(email))['last_error'])),
    'The fourth mail is given up',
  );

  expect(returnPathsTo(email)).toHaveLength(3);
});

test('a report that is late, of one mail alone or for a made-up address blocks nobody [operation-5]', async () => {
  const [late, policy, stranger] = [
    await writeTo('mail.example'),
    await writeTo('mail.example'),
    await writeTo('mail.example'),
  ];
  for (const email of [late, policy, stranger]) await untilState(email, 'sent');

  report(returnPathsTo(late)[0], { action: 'delayed', status: '4.4.1' });
  report(returnPathsTo(stranger)[0]?.replace(/-[\da-f]+@/, `-${'0'.repeat(20)}@`));
  report(returnPathsTo(policy)[0], { status: '5.7.1' });
  await untilState(policy, 'dead');
  await until(async () => readdirSync(join(bounces, 'new')).length === 0, 'All are read');

  expect(await mailTo(policy)).toMatchObject({ refused_at: null });
  expect(await mailTo(late)).toMatchObject({ state: 'sent', last_error: null });
  expect(await mailTo(stranger)).toMatchObject({ state: 'sent', refused_at: null });
});

test('a domain that says nothing holds up no mail to another one [outbox-2]', async () => {
  mailServer.silenceFor = (address) => (address.endsWith('@slow.example') ? 8_000 : 0);
  const slow: string[] = [];
  for (let mails = 0; mails < 12; mails += 1) slow.push(await writeTo('slow.example'));

  const email = await writeTo('mail.example');

  await untilState(email, 'sent');
  const [last = ''] = slow.slice(-1);
  expect(await mailTo(last)).toMatchObject({ state: 'queued', attempts: 0 });
});

test('staff have every mail tried again that was given up, but for what receivers refused, on record [outbox-1]', async () => {
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
