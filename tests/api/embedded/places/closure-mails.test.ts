import { until } from '#infra/test-servers/programs.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { underTest } from '#tests/support/api/api-under-test.ts';
import {
  adams,
  alice,
  ClosureSite,
  type Member,
  setting,
} from '#tests/support/api/closure-site.ts';
import { mailsTo } from '#tests/support/people/mailbox.ts';

let site: ClosureSite;

beforeAll(async () => {
  site = await ClosureSite.start();
});

afterAll(() => site.stop());

const mailsOf = ({ email }: Member, count: number) => mailsTo(underTest.inboxUrl, email, count);

test('the mails are off until a member turns them on, and each change is on record [mails-about-saved-places-1, mails-about-saved-places-4, calls-saved-places-1]', async () => {
  const member = await site.api.signedIn('member');
  const { visitor, id } = member;
  expect((await visitor.get(setting)).body).toEqual({
    closure_mails: { is_on: false, is_sending: true },
  });

  await visitor.put(setting, { is_on: true });
  await visitor.put(setting, { is_on: true });
  expect(await site.isOn(member)).toBe(true);
  await visitor.put(setting, { is_on: false });

  expect(await site.isOn(member)).toBe(false);
  expect((await visitor.put(setting, { is_on: 'yes' })).status).toBe(422);
  expect(await site.auditOf(member)).toEqual([
    { action: 'places.closure_mails_on', actor: id, details: {} },
    { action: 'places.closure_mails_off', actor: id, details: { by: 'member' } },
  ]);
});

test('an address that is not confirmed gets no mails [mails-about-saved-places-1]', async () => {
  const member = await site.api.signedIn('member');
  const confirm = (flag: number) =>
    site.api.query('UPDATE users SET email_verified = ? WHERE id = ?', [flag, member.id]);
  await confirm(0);

  const refused = await member.visitor.put(setting, { is_on: true });

  expect([refused.status, refused.body['error']]).toEqual([
    403,
    'Please confirm your email address first.',
  ]);
  await confirm(1);
  await site.closeParks();
  await member.visitor.put('/api/places/lists/own/places/' + adams.slug);
  await member.visitor.put(setting, { is_on: true });
  await site.hasLooked(member.id);
  await confirm(0);
  await site.closeParks(adams.park);
  await site.look(member);
  expect(await site.countOf(member)).toBe(0);
  await confirm(1);
  await site.look(member);
  expect(await site.countOf(member)).toBe(1);
});

test('what is closed at first is known, and what closes later is told once, with its source [mails-about-saved-places-1]', async () => {
  await site.closeParks(adams.park);
  const member = await site.subscriber(adams.slug, alice.slug);

  await site.closeParks(adams.park, alice.park);
  await site.look(member);
  await site.look(member);

  const [mail] = await mailsOf(member, 1);
  expect(await site.countOf(member)).toBe(1);
  expect(mail?.subject).toBe('CampBC: 1 saved place closed');
  expect(mail?.text).toContain(
    [
      'Alice Lake Campground',
      `Park ${alice.park} is closed by a slide`,
      'Source: BC Parks',
      'http://localhost:8080/campgrounds/alice-lake-campground',
    ].join('\n'),
  );
  expect(mail?.text).not.toContain(adams.slug);
});

test('a day has one mail, which tells all that changed meanwhile, and not what changed back [mails-about-saved-places-1]', async () => {
  const member = await site.toldMember();
  await member.visitor.put('/api/places/lists/own/places/' + alice.slug);
  await site.look(member);

  await site.closeParks(alice.park);
  await site.look(member);
  expect(await site.countOf(member)).toBe(1);
  await site.restUp(member);
  await site.look(member);

  const [mail] = await mailsOf(member, 2);
  expect(mail?.subject).toBe('CampBC: 1 saved place closed, 1 open again');
  expect(mail?.text).toContain('BC Parks no longer says that it is closed.');
  await site.closeParks(alice.park, adams.park);
  await site.look(member);
  await site.closeParks(alice.park);
  await site.restUp(member);
  await site.look(member);
  expect(await site.countOf(member)).toBe(2);
});

test('a mail is in the language of its reader [product-3]', async () => {
  await site.closeParks();
  const member = await site.subscriber(adams.slug);
  await site.api.query("UPDATE users SET language = 'fr' WHERE id = ?", [member.id]);

  await site.closeParks(adams.park);
  await site.look(member);

  const [mail] = await mailsOf(member, 1);
  expect(mail?.subject).toBe('CampBC\u00A0: 1 lieu enregistré fermé');
});

test('whoever has turned the mails off is told nothing, and knows how it stands when they are on again [mails-about-saved-places-1]', async () => {
  const member = await site.toldMember();
  await member.visitor.put(setting, { is_on: false });
  await site.restUp(member);

  await site.closeParks();
  await member.visitor.put(setting, { is_on: true });
  await site.hasLooked(member.id);
  await site.look(member);

  expect(await site.countOf(member)).toBe(1);
});

test('people’s own data hold what they were told and when, and deletion takes it along [mails-about-saved-places-4]', async () => {
  const { visitor, id } = await site.toldMember();

  const { body } = await visitor.get('/api/account/export');
  await site.api.query('DELETE FROM users WHERE id = ?', [id]);

  expect(body['closure_mails']).toMatchObject({
    is_on: 'yes',
    mailed_at: expect.any(String),
    places: [{ slug: adams.slug, closed_by: 'bc-parks', told_at: expect.any(String) }],
  });
  for (const table of ['closure_mails', 'known_closures'])
    expect(await site.api.query(`SELECT user_id FROM ${table} WHERE user_id = ?`, [id])).toEqual(
      [],
    );
});

test('what was missed while no API ran is told afterwards [mails-about-saved-places-3]', async () => {
  await site.closeParks();
  const member = await site.subscriber(adams.slug);
  await site.api.stop();
  await site.api.query('UPDATE closure_mails SET next_at = ? WHERE user_id = ?', [
    site.longAgo,
    member.id,
  ]);
  await site.api.startAgain(site.settings);

  await site.closeParks(adams.park);
  await until(async () => {
    await site.look(member);
    return (await site.countOf(member)) > 0;
  }, 'the closure is told');
  await site.look(member);

  expect(await site.countOf(member)).toBe(1);
});
