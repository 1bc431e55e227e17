import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built } from '@camp/release/built-app.fixture';
import { verifyLive } from '@camp/release/maintain/verify';
import { publish } from '@camp/release/publish/publish';
import { withdraw } from '@camp/release/publish/withdraw';
import { act, ReleaseSite } from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let site: ReleaseSite;
let admin: { id: number; username: string; visitor: Visitor };

beforeAll(async () => {
  site = await ReleaseSite.published();
  const routes = [{ path: '/hub', page: 'hub', access: 'signed-in' }];
  const account = built({ name: 'remote-account', version: '1.1.0', routes });
  await publish(site.publisher, { folders: [account], by: 'ana' });
  admin = await site.signedIn('admin');
});

afterAll(() => ReleaseSite.stopAll());

const everyone = { kind: 'everyone' };

const seen = async () => (await site.liveDocument())?.generation ?? 0;

const hub = { app: 'remote-account', name: 'page/hub', value: false, for: everyone };

const change = async (more: object = {}, visitor = admin.visitor) =>
  act(visitor, 'settings', { seen: await seen(), ...hub, reason: 'It hangs.', ...more });

const listed = async () => {
  const { body } = await admin.visitor.get('/api/admin/releases/settings');
  return body as {
    apps: {
      app: string;
      settings: { name: string; kind: string; isUnread?: true; set: { ignored?: string }[] }[];
    }[];
  };
};

async function setOf(name: string) {
  const { apps } = await listed();
  return apps.flatMap(({ settings }) => settings).find((each) => each.name === name);
}

const ownOf = async (visitor: Visitor) => (await visitor.get('/api/app-settings')).body;

test('an admin switches a page off: it is signed, live and on record [app-settings-1, app-settings-10, calls-staff-1]', async () => {
  const was = await seen();

  const { status } = await change();

  expect(status).toBe(200);
  expect(await verifyLive(site.publisher)).toMatchObject({
    generation: was + 1,
    by: admin.username,
    settings: [
      { app: 'account', name: 'page/hub', value: false, for: everyone, reason: 'It hangs.' },
    ],
  });
  expect(await setOf('page/hub')).toMatchObject({
    kind: 'switch',
    set: [{ value: false, for: everyone, by: admin.username }],
  });
  const rows = await site.audited('release.setting');
  expect(rows.at(-1)).toEqual({
    actor: admin.id,
    details: {
      app: 'remote-account',
      setting: 'page/hub',
      changes: { value: { from: null, to: false } },
      audience: 'everyone',
      was,
      now: was + 1,
      stated_reason: 'It hangs.',
    },
  });

  expect((await change({ value: null })).status).toBe(200);
  expect(await setOf('page/hub')).toMatchObject({ set: [] });
  expect((await site.audited('release.setting')).at(-1)?.details).toMatchObject({
    changes: { value: { from: false, to: null } },
  });
});

test.each(['mod', 'admin_jr'] as const)('a %s sets nothing [app-settings-1]', async (role) => {
  const { visitor } = await site.signedIn(role);
  const was = await seen();

  expect((await change({}, visitor)).status).toBe(403);

  expect(await seen()).toBe(was);
  const readable = role === 'admin_jr' ? 200 : 403;
  expect((await visitor.get('/api/admin/releases/settings')).status).toBe(readable);
});

test.each([
  [{ reason: ' ' }, 'reason'],
  [{ value: 7 }, 'value'],
  [{ name: 'page/../x' }, 'name'],
  [{ for: { kind: 'people', usernames: ['no.such.camper'] } }, 'for'],
])('%j is refused, and the field is named [app-settings-3]', async (more, field) => {
  const was = await seen();

  const { status, body } = await change(more);

  expect(status).toBe(422);
  expect(body).toHaveProperty(`fields.${field}`);
  expect(await seen()).toBe(was);
});

test.each([
  [{ for: { kind: 'share', percentage: 100 } }, 422],
  [{ for: { kind: 'roles', roles: ['king'] } }, 422],
  [{ name: 'page/shed' }, 404],
  [{ app: 'remote-trips' }, 404],
])('%j is refused [app-settings-3]', async (more, status) => {
  const was = await seen();

  expect((await change(more)).status).toBe(status);

  expect(await seen()).toBe(was);
});

test('a value for someone who is gone is taken back [app-settings-1]', async () => {
  const { id, username } = await site.signedIn('member');
  const whom = { kind: 'people', usernames: [username] };
  await change({ for: whom });
  await site.query('DELETE FROM users WHERE id = ?', [id]);
  expect(await setOf('page/hub')).toMatchObject({
    set: [{ for: { kind: 'people', usernames: [String(id)] } }],
  });

  const { status } = await change({ value: null, for: { ...whom, usernames: [String(id)] } });

  expect(status).toBe(200);
  expect(await setOf('page/hub')).toMatchObject({ set: [] });
});

test('what was decided about a release that is live no more is not done [app-settings-1]', async () => {
  expect(await change({ seen: (await seen()) - 1 })).toMatchObject({ status: 409 });
});

test('a value for people or a role reaches these alone [app-settings-2]', async () => {
  const camper = await site.signedIn('member');
  const other = await site.signedIn('member');
  const moderator = await site.signedIn('mod');
  await change({ for: { kind: 'people', usernames: [camper.username] } });
  await change({ value: true, for: { kind: 'roles', roles: ['mod'] } });

  expect(await ownOf(camper.visitor)).toEqual({ settings: { account: { 'page/hub': false } } });
  expect(await ownOf(other.visitor)).toEqual({ settings: {} });
  expect(await ownOf(moderator.visitor)).toEqual({ settings: { account: { 'page/hub': true } } });
  expect(await setOf('page/hub')).toMatchObject({
    set: [
      { for: { kind: 'people', usernames: [camper.username] } },
      { for: { kind: 'roles', roles: ['mod'] } },
    ],
  });
});

test('what the live builds ignore is listed with the reason, until it is taken back [app-settings-7, app-settings-8]', async () => {
  const label = { en: 'Days ahead', fr: 'Jours à venir' };
  const days = { kind: 'number', default: 3, minimum: 1, maximum: 7, label };
  const trips = (version: string, declared: object) =>
    publish(site.publisher, {
      folders: [
        built({
          name: 'remote-trips',
          version,
          says: { settings: { app: 'trips', declared }, unreadSettings: ['days'] },
        }),
      ],
      by: 'bo',
    });
  await trips('1.0.0', { days });
  await change({ app: 'remote-trips', name: 'days', value: 5 });
  const row = async () => {
    const { isUnread, set } = (await setOf('days')) ?? { set: [] };
    return { isUnread, ignored: set.map((each) => each.ignored) };
  };
  expect(await row()).toEqual({ isUnread: true, ignored: [undefined] });

  await trips('1.0.1', { days: { ...days, maximum: 4 } });
  expect(await row()).toEqual({ isUnread: true, ignored: ['value'] });
  await trips('1.0.2', {});
  expect(await row()).toMatchObject({ ignored: ['unknown'] });
  await withdraw(site.publisher, { app: 'remote-trips', by: 'bo' });
  expect(await row()).toMatchObject({ ignored: ['app-gone'] });

  const { status } = await change({ app: 'remote-trips', name: 'days', value: null });

  expect(status).toBe(200);
  expect(await setOf('days')).toBeUndefined();
});
