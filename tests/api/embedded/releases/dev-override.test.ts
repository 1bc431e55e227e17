import { randomUUID } from 'node:crypto';
import { siteCookies } from '@camp/contracts/site/cookies';
import { built, shell } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  newVisitor,
  query,
  signedIn,
  signIn,
} from '#tests/support/api/api-under-test.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { ReleaseSite } from '#tests/support/api/release-site.ts';
import { detailsOf } from '#tests/support/api/staff.ts';

const path = '/api/admin/override';
const proposal = {
  remote: 'account',
  url: 'http://localhost:5300/',
  entry: 'entry.js',
  global: 'remote_account_local',
  manifest: {
    contract: 1,
    area: { en: 'account area', fr: 'pages du compte' },
    routes: [{ path: '/login', page: 'login', access: 'anyone' }],
    navigation: [],
  },
};
const hours = 3_600_000;

describe('starting an override', () => {
  test.each([
    ['a place without TLS', { url: 'http://camp.example/' }, 'url'],
    ['a host that the site does not name', { url: 'https://evil.example/' }, 'url'],
    ['a place that says more than an address', { url: 'https://a;script-src/' }, 'url'],
    ['a port that no machine has', { url: 'http://localhost:99999/' }, 'url'],
    ['a script elsewhere', { entry: 'https://evil.example/x.js' }, 'entry'],
    ['a manifest that is none', { manifest: { contract: 1 } }, 'manifest'],
    ['more than a cookie holds', { manifest: tooLarge() }, 'manifest'],
  ])('%s is refused [calls-staff-3]', async (_what, changes, field) => {
    const { visitor } = await signedIn('admin');

    const { status, body } = await visitor.post(path, { ...proposal, ...changes });

    expect(status).toBe(422);
    expect(body['fields']).toHaveProperty(field);
  });

  test('it serves the session that it was given in, and no other of the same person', async () => {
    const { visitor, email, password } = await signedIn('admin');
    await visitor.post(path, proposal);
    const another = newVisitor();
    await signIn(another, { email, password });
    another.cookies.set(siteCookies.override, visitor.cookies.get(siteCookies.override) ?? '');

    const [here, there] = [await visitor.get('/api/override'), await another.get('/api/override')];

    expect(here.body['override']).not.toBeNull();
    expect(there.body).toEqual({ override: null });
  });

  test('an admin and a junior admin are given it for eight hours, and the log says so [addresses-2, calls-staff-1]', async () => {
    for (const role of ['admin', 'admin_jr'] as const) {
      const { visitor, id, username } = await signedIn(role);

      const { status, headers, body } = await visitor.post(path, proposal);

      expect(status).toBe(200);
      expect(Date.parse(String(body['until'])) - Date.now()).toBeGreaterThan(7.9 * hours);
      expect(headers.getSetCookie().join()).toMatch(
        /campbc_override=[^;]+;.*HttpOnly.*SameSite=Lax/,
      );
      expect((await visitor.get('/api/override')).body).toEqual({
        override: { ...proposal, by: username, until: body['until'] },
      });
      const row = (await auditRowsAbout(id)).find(({ action }) => action === 'release.override');
      expect(row).toMatchObject({ actor_user_id: id, target_user_id: id });
      expect(detailsOf(row)).toEqual({
        remote: 'account',
        url: proposal.url,
        until: body['until'],
      });
    }
  });
});

describe('an override', () => {
  async function started() {
    const admin = await signedIn('admin');
    await admin.visitor.post(path, proposal);
    return { ...admin, token: admin.visitor.cookies.get(siteCookies.override) ?? '' };
  }
  const none = { override: null };

  test('is nobody else’s: not another admin’s, nor a visitor’s [addresses-2]', async () => {
    const { token } = await started();
    const { visitor: other } = await signedIn('admin');
    const nobody = newVisitor();
    for (const thief of [other, nobody]) thief.cookies.set(siteCookies.override, token);

    expect((await other.get('/api/override')).body).toEqual(none);
    expect((await nobody.get('/api/override')).body).toEqual(none);
  });

  test('holds no longer once its owner is no longer staff, or is signed out', async () => {
    const [demoted, gone] = [await started(), await started()];
    await query("UPDATE users SET role = 'mod' WHERE id = ?", [demoted.id]);
    await query('DELETE FROM device_sessions WHERE user_id = ?', [gone.id]);

    expect((await demoted.visitor.get('/api/override')).body).toEqual(none);
    expect((await gone.visitor.get('/api/override')).body).toEqual(none);
  });

  test('comes from another host while the settings name that [calls-staff-1]', async () => {
    const api = await OwnApi.start(undefined, { OVERRIDE_HOSTS: 'a.example, b.example:8443' });
    const { visitor } = await api.signedIn('admin');
    const from = (url: string) => visitor.post(path, { ...proposal, url });
    const statuses = [
      (await from('https://b.example/')).status,
      (await from('https://b.example:8443/')).status,
    ];
    const { override } = (await visitor.get('/api/override')).body;
    await api.stop();
    await api.startAgain();
    const later = api.newVisitor();
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value);
    const { body } = await later.get('/api/override');
    await api.stop();

    expect(statuses).toEqual([422, 200]);
    expect(override).toMatchObject({ url: 'https://b.example:8443/' });
    expect(body).toEqual(none);
  });

  test('that somebody wrote themselves is none', async () => {
    const { visitor, token } = await started();
    for (const made of [token.slice(1), `${token}x`, 'a.b', randomUUID()]) {
      visitor.cookies.set(siteCookies.override, made);

      expect((await visitor.get('/api/override')).body).toEqual(none);
    }
  });

  test('is ended by whoever has it, and the log says so [calls-account-2]', async () => {
    const { visitor, id } = await started();

    expect((await visitor.delete('/api/override')).body).toEqual({ ok: true });

    expect(visitor.cookies.has(siteCookies.override)).toBe(false);
    expect((await visitor.get('/api/override')).body).toEqual(none);
    expect((await auditRowsAbout(id)).at(-1)).toMatchObject({
      action: 'release.override_ended',
      actor_user_id: id,
    });
  });

  test('that is none can be ended, too [calls-account-2]', async () => {
    expect((await newVisitor().delete('/api/override')).status).toBe(200);
  });
});

describe('another version of a remote', () => {
  let published: ReleaseSite;

  beforeAll(async () => {
    published = await ReleaseSite.start();
    await publish(published.publisher, {
      folders: [shell(), built({ name: 'remote-public', version: '1.0.0-a' })],
      by: 'ana',
    });
    const folders = [built({ name: 'remote-public', version: '1.1.0-b' })];
    await publish(published.publisher, { folders, by: 'bo', canary: 10 });
  });

  afterAll(() => ReleaseSite.stopAll());

  test('is given to its admin alone, whoever else gets it, and the log says so [inspector-3]', async () => {
    const { visitor, id, username } = await published.signedIn('admin');

    for (const version of ['1.0.0-a', '1.1.0-b']) {
      const { status, body } = await visitor.post(`${path}/build`, { remote: 'public', version });
      const { until } = body;

      expect(status).toBe(200);
      expect((await visitor.get('/api/override')).body).toEqual({
        override: { remote: 'public', version, by: username, until },
      });
      expect((await published.audited('release.override')).at(-1)).toEqual({
        actor: id,
        details: { remote: 'public', version, until },
      });
    }
  });

  test.each([
    ['a version that was never published', { remote: 'public', version: '1.0.0' }, 404],
    ['a remote that is none', { remote: 'trips', version: '1.0.0-a' }, 404],
    ['the shell', { remote: 'shell', version: '1.0.0-a' }, 404],
    ['no version', { remote: 'public', version: '' }, 422],
  ])('%s is refused, and what was given stays [inspector-3]', async (_what, build, refused) => {
    const { visitor } = await published.signedIn('admin');
    await visitor.post(`${path}/build`, { remote: 'public', version: '1.0.0-a' });

    const { status } = await visitor.post(`${path}/build`, build);

    expect(status).toBe(refused);
    expect((await visitor.get('/api/override')).body['override']).toMatchObject({
      version: '1.0.0-a',
    });
  });

  test('is for admins, not for moderators [inspector-3]', async () => {
    const { visitor } = await published.signedIn('mod');

    const { status } = await visitor.post(`${path}/build`, {
      remote: 'public',
      version: '1.0.0-a',
    });

    expect(status).toBe(403);
  });
});

/** Makes texts that do not compress well. */
function tooLarge() {
  const navigation = Array.from({ length: 60 }, (_, order) => ({
    to: `/${randomUUID()}`,
    label: { en: randomUUID(), fr: randomUUID() },
    place: 'main',
    access: 'anyone',
    order,
  }));
  return { ...proposal.manifest, navigation };
}
