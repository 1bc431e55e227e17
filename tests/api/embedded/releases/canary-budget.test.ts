import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
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
  publishFirst,
  ReleaseSite,
} from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let site: ReleaseSite;
let staff: Visitor;

beforeAll(async () => {
  site = await ReleaseSite.start();
  await publishFirst(site.publisher);
  staff = (await site.signedIn('admin_jr')).visitor;
});

afterAll(() => ReleaseSite.stopAll());

const publicPages = (version: string) => built({ name: 'remote-public', version });

const hasCanary = async () => (await site.liveDocument())?.canaries !== undefined;

const canaryIsOver = () => until(async () => !(await hasCanary()), 'The canary ends', 5_000);

/** The canary has been looked at, several times. */
const looksPass = () => wait(500);

async function canaryShown(visitor = staff) {
  const { body } = await visitor.get('/api/admin/releases/canaries');
  return body['canaries'];
}

test('a canary of which too many loads fail ends by itself, on record and in the log, with the numbers', async () => {
  const { generation, canary, stable } = await beginCanary(site);
  await site.tell(...loads(100, stable), ...loads(18, canary));

  await site.tell(...failures(2, canary));
  await canaryIsOver();

  await until(
    async () => (await site.audited('release.canary_ended')).length > 0,
    'It is on record',
  );
  const { live } = await listReleases(staff);
  expect(live).toMatchObject({
    by: 'error budget',
    made_by: 'error-budget',
    canaries: [],
    canary_changes: [{ name: 'remote-account', change: 'ended' }],
  });
  expect(live?.builds.map(({ version }) => version)).toEqual(['1.0.0', '1.0.0']);
  const numbers = {
    was: generation,
    now: generation + 1,
    reason: 'failures',
    apps: ['remote-account'],
    percentage: 25,
    canary: expect.objectContaining({ loads: 18, failures: 2 }),
    stable: expect.objectContaining({ loads: 100, failures: 0 }),
  };
  expect(await site.audited('release.canary_ended')).toEqual([{ actor: null, details: numbers }]);
  const lines = readFileSync(site.logFile, 'utf8').trim().split('\n');
  const said = lines.map((line) => JSON.parse(line)).find(({ msg }) => /error budget/.test(msg));
  expect(said).toMatchObject(numbers);
  expect(await canaryShown()).toEqual([]);
});

test('nineteen loads end nothing, the twentieth does', async () => {
  const { canary } = await beginCanary(site);
  await site.tell(...failures(19, canary));
  await looksPass();
  expect(await canaryShown()).toMatchObject([{ budget: 'waiting', needed: 20 }]);

  await site.tell(...failures(1, canary));

  await canaryIsOver();
});

test('a canary that keeps its budget stays, and its figures are told beside everybody else’s', async () => {
  const { canary, stable } = await beginCanary(site);
  await site.tell(...loads(90, stable), ...failures(10, stable));

  await site.tell(...loads(40, canary, 900), ...failures(5, canary));

  await looksPass();
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
  await looksPass();
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
  await until(async () => (await running())?.length === 1, 'One canary ends', 5_000);
  await looksPass();
  expect(await running()).toEqual(['remote-account']);
});

test('of two processes that watch, one ends the canary', async () => {
  await ReleaseSite.start({}, site);
  const { generation, canary } = await beginCanary(site);

  await site.tell(...failures(30, canary));
  await canaryIsOver();

  await looksPass();
  expect((await site.liveDocument())?.generation).toBe(generation + 1);
  const ended = await site.audited('release.canary_ended');
  const wasHere = ({ details }: { details: unknown }) =>
    (details as { was: number }).was === generation;
  expect(ended.filter(wasHere)).toHaveLength(1);
});

test('without a key to sign with nothing is done, and that is told', async () => {
  const own = await ReleaseSite.start({ RELEASE_PRIVATE_KEY: '' });
  await publishFirst(own.publisher);
  const { canary } = await beginCanary(own);
  const { visitor } = await own.signedIn('admin');

  await own.tell(...failures(30, canary));

  await looksPass();
  expect(await canaryShown(visitor)).toMatchObject([{ budget: 'failures', is_watched: false }]);
  const { acting, live } = await listReleases(visitor);
  expect(acting).toBe('not-set-up');
  const answer = await visitor.post('/api/admin/releases/promote', { seen: live?.generation });
  expect(answer).toMatchObject({
    status: 409,
    body: { error: 'Releases can only be changed on the command line here.' },
  });
});
