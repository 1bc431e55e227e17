import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built, shell } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { until } from '#infra/test-servers/programs.ts';
import {
  account,
  beginCanary,
  failures,
  listReleases,
  loads,
  ReleaseSite,
} from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let site: ReleaseSite;
let staff: Visitor;

beforeAll(async () => {
  site = await ReleaseSite.published();
  staff = (await site.signedIn('admin_jr')).visitor;
});

afterAll(() => ReleaseSite.stopAll());

const publicPages = (version: string) => built({ name: 'remote-public', version });

const hasCanary = async () => (await site.liveDocument())?.canaries !== undefined;

const canaryIsOver = () => until(async () => !(await hasCanary()), 'The canary ends');

async function canaryShown(visitor = staff) {
  const { body } = await visitor.get('/api/admin/releases/canaries');
  return body['canaries'];
}

test('a canary that keeps its budget stays, and its figures are told beside everybody else’s [calls-staff-1]', async () => {
  const { canary, stable } = await beginCanary(site);
  await site.tell(...loads(90, stable), ...failures(10, stable));

  await site.tell(...loads(40, canary, 900), ...failures(5, canary));

  await site.looksPass();
  expect(await canaryShown()).toEqual([
    {
      name: 'remote-account',
      canary: { loads: 40, failures: 5, p75_ms: expect.any(Number) },
      stable: { loads: 90, failures: 10, p75_ms: expect.any(Number) },
      budget: 'kept',
      needed: 20,
      is_watched: true,
    },
  ]);
});

test('a canary that loads far slower ends', async () => {
  const { canary, stable } = await beginCanary(site);
  await site.tell(...loads(30, stable, 300));

  await site.tell(...loads(30, canary, 2_500));

  await canaryIsOver();
  expect((await site.liveDocument())?.by).toBe('error budget');
});

test('what an earlier canary did is not held against the same version, and a canary goes on while others publish', async () => {
  const { canary, version } = await beginCanary(site);
  await site.tell(...failures(15, canary));
  await beginCanary(site);
  const again = await publish(site.publisher, {
    folders: [account(version)],
    by: 'bo',
    canary: 25,
  });
  const told = { ...canary, generation: again.generation };
  await site.tell(...failures(10, told));
  await publish(site.publisher, { folders: [account('1.5.0')], by: 'cy' });
  await site.looksPass();
  expect(await hasCanary()).toBe(true);

  await site.tell(...failures(10, { ...told, generation: again.generation + 1 }));

  await canaryIsOver();
  expect((await site.liveDocument())?.remotes['account']?.version).toBe('1.5.0');
});

test('of two canaries only the one that is over its budget ends, also where it breaks another app', async () => {
  const own = await ReleaseSite.start();
  const folders = [shell(), account('1.0.0'), publicPages('1.0.0')];
  await publish(own.publisher, { folders, by: 'ana' });
  await publish(own.publisher, { folders: [account('2.0.0')], by: 'bo', canary: 25 });
  const { generation } = await publish(own.publisher, {
    folders: [publicPages('2.0.0')],
    by: 'cy',
    canary: 25,
  });
  const told = { generation, remote: 'account' };
  const usual = { ...told, channel: 'stable', version: '1.0.0' };
  const accountTried = { ...told, channel: 'remote-account', version: '2.0.0' };
  const siteTried = { ...told, channel: 'remote-public', version: '1.0.0' };
  await own.tell(...loads(100, usual), ...loads(100, accountTried));

  await own.tell(...loads(30, siteTried), ...failures(30, siteTried));

  const running = async () => (await own.liveDocument())?.canaries?.map(({ name }) => name);
  await until(async () => (await running())?.length === 1, 'One canary ends');
  await own.looksPass();
  expect(await running()).toEqual(['remote-account']);
});

test('without a key to sign with nothing is done, and that is told', async () => {
  const own = await ReleaseSite.published({ RELEASE_PRIVATE_KEY: '' });
  const { canary } = await beginCanary(own);
  const { visitor } = await own.signedIn('admin');

  await own.tell(...failures(30, canary));

  await own.looksPass();
  expect(await canaryShown(visitor)).toMatchObject([{ budget: 'failures', is_watched: false }]);
  const { acting, live } = await listReleases(visitor);
  expect(acting).toBe('not-set-up');
  const answer = await visitor.post('/api/admin/releases/promote', { seen: live?.generation });
  expect(answer).toMatchObject({
    status: 409,
    body: { error: 'Releases can only be changed on the command line here.' },
  });
});

test('the health of a generation names every app and what failed [releases-1, calls-staff-1]', async () => {
  const { generation, canary, stable, version } = await beginCanary(site);
  await site.tell(...failures(3, canary));

  const { status, body } = await staff.get(`/api/admin/releases/${generation}/health`);

  expect(status).toBe(200);
  const none = { loads: 0, failures: 0, p75_ms: null, failed: [], violations: [] };
  expect(body).toEqual({
    builds: [
      { name: 'shell', version: '1.0.0', channel: 'stable', ...none },
      { name: 'remote-account', version: stable.version, channel: 'stable', ...none },
      {
        ...none,
        name: 'remote-account',
        version,
        channel: 'remote-account',
        failures: 3,
        served: { visitors: 3, failures: 3, is_over: false, is_few: true },
        failed: [{ phase: 'render', reason: 'threw', count: 3 }],
      },
    ],
    unattributed: [],
  });
});

test('the list tells what each build was served and how often it failed, the canary’s too [releases-1]', async () => {
  const { canary, stable, version } = await beginCanary(site);
  await site.tell(...loads(4, stable), ...loads(2, canary), ...failures(1, canary));

  const { live } = await listReleases(staff);

  expect(live?.builds).toContainEqual(
    expect.objectContaining({ name: 'remote-account', version: stable.version, loads: 4 }),
  );
  expect(live?.canaries[0]?.builds).toEqual([
    { name: 'remote-account', version, loads: 2, failures: 1 },
  ]);
});

test('the dashboard names a canary that does not fail, with its share and its visitors [user-management-1]', async () => {
  const { canary } = await beginCanary(site);
  await site.tell(...loads(2, canary), ...failures(1, canary));

  const { release } = (await staff.get('/api/admin/dashboard')).body as {
    release: { failing: unknown; canaries: unknown };
  };

  const running = { apps: ['remote-account'], is_judged: false, visitors: 3, failures: 1 };
  expect(release.canaries).toMatchObject([running]);
  expect(release.failing).toEqual([]);
});

test.each([
  ['9999', 404],
  ['0', 422],
  ['x', 422],
])('there is no health of generation %s', async (asked, status) => {
  expect((await staff.get(`/api/admin/releases/${asked}/health`)).status).toBe(status);
});
