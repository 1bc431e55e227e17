import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { afterEach, expect, test } from '@jest/globals';
import { answerInbox } from './inbox-pages.ts';
import { createInbox, type Inbox } from './inbox.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function serve(inbox: Inbox): Promise<string> {
  const server = createServer((request, response) => answerInbox(inbox, request, response));
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const mailTo = (to: string, { subject = 'Hello', html = '<p>Hi</p>' } = {}) =>
  Readable.from([
    `From: CampBC <no-reply@campbc.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nContent-Type: text/html\r\n\r\n${html}\r\n`,
  ]);

test('a caught mail is found by its exact recipient, whatever the case, and after a restart', async () => {
  const folder = temporaryFolder();
  const inbox = createInbox(folder);
  await inbox.receive(mailTo('kim@mail.example'));
  await inbox.receive(mailTo('joakim@mail.example'));

  const found = createInbox(folder).list('Kim@Mail.example');

  expect(found.map(({ to, subject }) => [to, subject])).toEqual([['kim@mail.example', 'Hello']]);
});

test('only the newest 500 mails are kept, on the disk too', async () => {
  const folder = temporaryFolder();
  const inbox = createInbox(folder);
  for (let number = 1; number <= 502; number += 1) {
    await inbox.receive(mailTo('kim@mail.example', { subject: `Mail ${number}` }));
  }

  expect(readdirSync(folder)).toHaveLength(500);
  expect(inbox.list()[0]?.subject).toBe('Mail 502');
});

test('of large mails fewer are kept, and the newest always is', async () => {
  const folder = temporaryFolder();
  const html = 'x'.repeat(9_000_000);
  const inbox = createInbox(folder);
  for (let number = 1; number <= 7; number += 1) {
    await inbox.receive(mailTo('kim@mail.example', { subject: `Mail ${number}`, html }));
  }

  expect(readdirSync(folder)).toHaveLength(5);
  expect(inbox.list().at(-1)?.subject).toBe('Mail 3');
});

test('a mail with markup in its subject is shown as text, its HTML in a sandbox', async () => {
  const inbox = createInbox(temporaryFolder());
  const script = '<script>alert(1)</script>';
  await inbox.receive(mailTo('kim@mail.example', { subject: script, html: script }));
  const url = await serve(inbox);
  const id = inbox.list()[0]?.id ?? '';

  const page = await (await fetch(`${url}/mail/${id}`)).text();
  const html = await fetch(`${url}/mail/${id}/html`);

  expect(page).not.toContain('<script>');
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html.headers.get('content-security-policy')).toMatch(/sandbox(?!.*allow-scripts)/);
});

test('programs list, read and empty the inbox', async () => {
  const inbox = createInbox(temporaryFolder());
  await inbox.receive(mailTo('kim@mail.example'));
  const messages = `${await serve(inbox)}/api/messages`;
  const id = inbox.list()[0]?.id;

  expect(await (await fetch(`${messages}?to=kim@mail.example`)).json()).toHaveLength(1);
  expect(await (await fetch(`${messages}/${id}`)).json()).toMatchObject({ id, subject: 'Hello' });
  expect((await fetch(`${messages}/none`)).status).toBe(404);
  expect((await fetch(messages, { method: 'DELETE' })).status).toBe(200);
  expect(await (await fetch(messages)).json()).toEqual([]);
});

test.each(['//', '///x', '/%', '/mail/none'])(
  'an odd address %s is answered, and the catcher goes on',
  async (path) => {
    const url = await serve(createInbox(temporaryFolder()));

    const answer = await fetch(url + path);

    expect([200, 404]).toContain(answer.status);
    expect((await fetch(`${url}/`)).status).toBe(200);
  },
);

test('a page tells when no mail has come yet', async () => {
  const url = await serve(createInbox(temporaryFolder()));

  expect(await (await fetch(url)).text()).toContain('No mail yet.');
});

test('files that are no mails are left alone', () => {
  const inbox = createInbox(temporaryFolder({ 'notes.txt': 'hello' }));

  expect(inbox.list()).toEqual([]);
});
