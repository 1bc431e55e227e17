import type { CaughtMail } from '#infra/mail-catcher/inbox.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { underTest } from '#tests/support/api/api-under-test.ts';
import { ClosureSite, type Member, oneClick, setting } from '#tests/support/api/closure-site.ts';
import { mailsTo, tokenIn } from '#tests/support/people/mailbox.ts';
import { unsubscribeTokenOf } from '#tests/support/people/unsubscribe-token.ts';

let site: ClosureSite;

beforeAll(async () => {
  site = await ClosureSite.start();
});

afterAll(() => site.stop());

const mailsOf = ({ email }: Member, count: number) => mailsTo(underTest.inboxUrl, email, count);

const linkIn = ({ headers }: CaughtMail) =>
  /^<([^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';

test('mail programs find in the head how to end the mails [mails-about-saved-places-4]', async () => {
  const member = await site.toldMember();

  const [mail] = await mailsOf(member, 1);

  const token = mail && tokenIn(mail, 'saved/unsubscribe');
  expect(mail?.headers).toMatchObject({
    'list-unsubscribe': `<http://localhost:8080${oneClick}?token=${token}>, <mailto:hello@campbc.example?subject=unsubscribe>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('a mail program ends the mails in one click, without cookies, and again changes nothing [calls-saved-places-1]', async () => {
  const member = await site.toldMember();
  const [mail] = await mailsOf(member, 1);
  const { pathname, search } = new URL(mail ? linkIn(mail) : '');

  const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const ended = await fetch(site.api.url + pathname + search, { method: 'POST', headers, body });
  const again = await site.clickOnce(unsubscribeTokenOf(member.id));

  expect([ended.status, again.status]).toEqual([204, 204]);
  expect(ended.headers.getSetCookie()).toEqual([]);
  expect(await site.isOn(member)).toBe(false);
  expect(await site.auditOf(member)).toMatchObject([
    { action: 'places.closure_mails_on' },
    { action: 'places.closure_mails_off', actor: null, details: { by: 'link' } },
  ]);
});

test('the form may have parts, and one that says something else ends nothing [calls-saved-places-1]', async () => {
  const member = await site.reader();
  const other = new URLSearchParams({ 'List-Unsubscribe': 'Later' });
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');

  for (const body of [other, new URLSearchParams(), '{"List-Unsubscribe":"One-Click"}'])
    expect((await site.clickOnce(member.token, { body })).status).toBe(400);
  expect(await site.isOn(member)).toBe(true);

  expect((await site.clickOnce(member.token, { body: parts })).status).toBe(204);
  expect(await site.isOn(member)).toBe(false);
});

test('whoever only opens the address is led to the page that asks [mails-about-saved-places-4]', async () => {
  const member = await site.reader();

  const { status, headers } = await site.clickOnce(member.token, { method: 'GET', body: null });

  expect([status, headers.get('location')]).toEqual([
    303,
    `/saved/unsubscribe?token=${member.token}`,
  ]);
  expect(await site.isOn(member)).toBe(true);
});

test('the page ends the mails for somebody signed out, and a wrong link says what it is [mails-about-saved-places-4]', async () => {
  const member = await site.reader();
  const stop = (token: string) => site.api.newVisitor().post(`${setting}/unsubscribe`, { token });

  const cut = await stop(member.token.slice(0, -4));
  expect([cut.status, cut.body['code'], cut.body['error']]).toEqual([
    400,
    'TOKEN_INVALID',
    'This link has expired. You can turn these emails off in Saved places.',
  ]);
  expect((await site.clickOnce('made-up')).status).toBe(400);
  expect((await stop('<b>')).status).toBe(422);
  expect(await site.isOn(member)).toBe(true);

  expect((await stop(member.token)).body).toEqual({ ok: true });
  expect(await site.isOn(member)).toBe(false);
});
