import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { built } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { act, ReleaseSite } from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { instantIn } from '#tests/support/people/database.ts';

/* Values that staff set wrongly: each is refused with a sentence, and nothing is live that was not. */

let site: ReleaseSite;
let admin: { id: number; username: string; visitor: Visitor };
/** The generation that is live, before a test and after it. */
let live: number;

const label = { en: 'A setting', fr: 'Un réglage' };
const settings = {
  app: 'account',
  declared: {
    maps: { kind: 'flag', default: true, label },
    days: { kind: 'number', default: 3, minimum: 1, maximum: 7, label },
    order: { kind: 'choice', default: 'near', choices: ['near', 'new'], label },
  },
};

beforeAll(async () => {
  site = await ReleaseSite.published();
  const routes = [{ path: '/hub', page: 'hub', access: 'signed-in' }];
  const folder = built({ name: 'remote-account', version: '1.1.0', routes, says: { settings } });
  await publish(site.publisher, { folders: [folder], by: 'ana' });
  admin = await site.signedIn('admin');
});

afterAll(() => ReleaseSite.stopAll());

beforeEach(async () => {
  live = await generation();
});

const generation = async () => (await site.liveDocument())?.generation ?? 0;

const five = {
  app: 'remote-account',
  name: 'days',
  value: 5,
  for: { kind: 'everyone' },
  reason: 'More to see.',
};

const change = (more: object = {}, visitor = admin.visitor) =>
  act(visitor, 'settings', { seen: live, ...five, ...more });

const people = (...usernames: string[]) => ({ for: { kind: 'people', usernames } });
const share = (percentage: unknown) => ({ for: { kind: 'share', percentage } });
const roles = (...given: string[]) => ({ for: { kind: 'roles', roles: given } });

const daysTake = 'The live build of remote-account takes these values for days: 1–7.';
const whole = 'Use a whole number.';

test.each<[string, object, field: string, sentence: string]>([
  ['a flag for a number', { value: true }, 'value', daysTake],
  ['a number as text', { value: '5' }, 'value', daysTake],
  ['no text for a number', { value: '' }, 'value', daysTake],
  ['more than the maximum', { value: 7.01 }, 'value', daysTake],
  ['less than the minimum', { value: 0 }, 'value', daysTake],
  ['a number for a flag', { name: 'maps', value: 1 }, 'value', 'for maps: true, false.'],
  ['what is no choice', { name: 'order', value: 'far' }, 'value', 'for order: near, new.'],
  ['a choice in capitals', { name: 'order', value: 'NEAR' }, 'value', 'for order: near, new.'],
  ['a number for a switch', { name: 'page/hub', value: 0 }, 'value', 'page/hub: true, false.'],
  ['a list', { value: [5] }, 'value', 'This is not valid.'],
  ['nothing at all', { value: undefined }, 'value', 'This is not valid.'],
  ['a name that is markup', { name: '<img src=x>' }, 'name', 'This is not valid.'],
  ['a name of JavaScript', { name: '__proto__' }, 'name', 'This is not valid.'],
  ['an app of 1,000 letters', { app: 'a'.repeat(1_000) }, 'app', 'At most 60 characters.'],
  ['people whom no one knows', people('admin.no', 'no-one'), 'for', 'admin.no, no-one. Check'],
  ['people by a piece of SQL', people("' OR 1=1 --"), 'for', "usernames: ' OR 1=1 --. Check"],
  ['no people', people(), 'for.usernames', 'This is not valid.'],
  ['51 people', people(...Array.from({ length: 51 }, String)), 'for.usernames', 'At most 50'],
  ['someone of 1,000 letters', people('x'.repeat(1_000)), 'for.usernames.0', 'At most 20'],
  ['a share of none', share(0), 'for.percentage', 'Use 1 or more.'],
  ['a share of all', share(100), 'for.percentage', 'Use 99 or less.'],
  ['a share of more than all', share(101), 'for.percentage', 'Use 99 or less.'],
  ['a share of a half per cent', share(0.5), 'for.percentage', whole],
  ['a share that is no number', share(Number.NaN), 'for.percentage', 'Use a number.'],
  ['a role that is none', roles('mod', 'king'), 'for.roles.1', 'Use one of these: member,'],
  ['no roles', roles(), 'for.roles', 'This is not valid.'],
  ['a world', { for: { kind: 'world' } }, 'for.kind', 'This is not valid.'],
  ['no reason', { reason: '' }, 'reason', 'Enter a reason in a few words.'],
  ['a reason of 2,000 letters', { reason: 'r'.repeat(2_000) }, 'reason', 'At most 300 characters.'],
  ['a reason no one can see', { reason: '\u200B' }, 'reason', 'invisible character'],
  ['a reason that turns around', { reason: 'a\u202Eb' }, 'reason', 'reverses the text'],
  ['no generation', { seen: 'now' }, 'seen', 'Use a number.'],
])('%s is refused, and the field is named [app-settings-9]', async (_claim, more, field, text) => {
  const { status, body } = await change(more);

  expect(status).toBe(422);
  expect(body['fields']).toEqual({ [field]: expect.stringContaining(text) });
  expect(await generation()).toBe(live);
});

test.each<[string, object, named: string]>([
  [
    'an app that is not live',
    { app: 'remote-trips' },
    'remote-trips has no setting or switch days',
  ],
  ['the shell', { app: 'shell' }, 'has no setting or switch days'],
  ['an app of JavaScript', { app: 'constructor' }, 'remote-constructor has no setting'],
  ['an app of objects', { app: '__proto__' }, 'remote-__proto__ has no setting'],
  [
    'a setting that is not declared',
    { name: 'weeks' },
    'remote-account has no setting or switch weeks',
  ],
  ['a setting of JavaScript', { name: 'constructor' }, 'no setting or switch constructor'],
  ['a page that it lacks', { name: 'page/shed', value: false }, 'no setting or switch page/shed'],
  ['an extension', { name: 'extension/hub', value: false }, 'no setting or switch extension/hub'],
])(
  '%s is not found, and is named with what to do [app-settings-9]',
  async (_claim, more, named) => {
    const { status, body } = await change(more);

    expect(status).toBe(404);
    expect(body['error']).toContain(named);
    expect(body['error']).toContain('Reload the page');
    expect(await generation()).toBe(live);
  },
);

test.each(['member', 'subscriber', 'mod', 'admin_jr'] as const)(
  'a %s sets nothing, not even for themselves [app-settings-9]',
  async (role) => {
    const { visitor, username } = await site.signedIn(role);

    expect((await change(people(username), visitor)).status).toBe(403);

    expect(await generation()).toBe(live);
  },
);

test('a session that is over, or none, sets nothing [app-settings-9]', async () => {
  const { visitor, id } = await site.signedIn('admin');
  await site.query('DELETE FROM device_sessions WHERE user_id = ?', [id]);

  expect((await change({}, visitor)).status).toBe(401);
  expect((await change({}, site.newVisitor())).status).toBe(401);

  expect(await generation()).toBe(live);
});

test('a page of another site sets nothing with an admin’s session [app-settings-9]', async () => {
  const body = { seen: live, ...five };
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  const { status } = await admin.visitor.post('/api/admin/releases/settings', body, { headers });

  expect(status).toBe(403);
  expect(await generation()).toBe(live);
});

test('who has not proved lately that it is them is asked to first [app-settings-9]', async () => {
  const { visitor, id } = await site.signedIn('admin');
  const longAgo = instantIn(site.database, '2026-01-01 00:00:00.000');
  await site.query('UPDATE device_sessions SET proved_at = ? WHERE user_id = ?', [longAgo, id]);

  const { status, body } = await change({}, visitor);

  expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'STEP_UP_REQUIRED' });
  expect(await generation()).toBe(live);
});

test('of two at once one is done, and the other looks again [app-settings-9]', async () => {
  const other = await site.signedIn('admin');

  const answers = await Promise.all([
    change({ value: 4 }),
    change({ value: 6, for: { kind: 'share', percentage: 20 } }, other.visitor),
  ]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await generation()).toBe(live + 1);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body['error']).toContain('Look at it, then decide again.');
});

test('a reason that would be markup, SQL or a formula is kept as it is [app-settings-9]', async () => {
  const reason = "=1+1 </script><img src=x onerror=alert(1)> '; DROP TABLE users; -- {name}";

  expect((await change({ value: 2, reason })).status).toBe(200);

  expect((await site.liveDocument())?.settings).toContainEqual(
    expect.objectContaining({ value: 2, reason }),
  );
  const [row] = (await site.audited('release.setting')).slice(-1);
  expect(row?.details).toMatchObject({ stated_reason: reason });
});

test('someone who is named twice, in small letters and in capitals, counts once [app-settings-9]', async () => {
  const { id, username } = await site.signedIn('member');

  expect((await change(people(username, username.toUpperCase()))).status).toBe(200);

  expect((await site.liveDocument())?.settings).toContainEqual(
    expect.objectContaining({ for: { kind: 'people', ids: [id] } }),
  );
});

test('who set a value is the one who called, whatever the call says [app-settings-9]', async () => {
  const { visitor, username } = await site.signedIn('admin');

  await change({ value: 3, by: 'ana', at: '2020-01-01T00:00:00.000Z' }, visitor);

  expect((await site.liveDocument())?.settings).toContainEqual(
    expect.objectContaining({ value: 3, by: username }),
  );
});
