import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built } from '@camp/release/built-app.fixture';
import { contentHash } from '@camp/release/document/signature';
import { publish } from '@camp/release/publish/publish';
import { until } from '#infra/test-servers/programs.ts';
import {
  account,
  act,
  beginCanary,
  failures,
  listReleases,
  loads,
  type Remote,
  ReleaseSite,
} from '#tests/support/api/release-site.ts';
import { roundPasses } from '#tests/support/servers/metrics.ts';

/** Two processes that watch the same releases, over the same tables. */
let sites: ReleaseSite[];
let site: ReleaseSite;

beforeAll(async () => {
  site = await ReleaseSite.published();
  sites = [site, await ReleaseSite.start({}, site)];
});

afterAll(() => ReleaseSite.stopAll());

const isLive = (generation: number) =>
  until(
    async () => (await site.liveDocument())?.generation === generation,
    `Generation ${generation} is live`,
  );

/** Returns the audit entries of an action with these details. */
async function recordsOf(action: string, about: Record<string, number>) {
  const rows = await site.audited(action);
  return rows.filter(({ details }) => {
    const facts = details as Record<string, unknown>;
    return Object.entries(about).every(([name, value]) => facts[name] === value);
  });
}

/** Waits for an event, and for the round that writes it: a test sees rows before they are committed. */
async function isOnRecord(action: string, about: Record<string, number>) {
  await until(async () => (await recordsOf(action, about)).length > 0, `${action} is on record`);
  for (const each of sites) await each.looksPass();
}

/** Failures whose browsers tell where they were thrown. */
const thrown = (count: number, told: Remote) =>
  failures(count, told).map((event) => ({
    ...event,
    page: 'login',
    stack: 'TypeError\n    at openTent (login.js:1:234)\n    at render (react.js:1:1)',
  }));

const cause = {
  app: 'remote-account',
  phase: 'render',
  reason: 'threw',
  page: 'login',
  thrown_at: 'TypeError, openTent (login.js:1:234)',
  browser: 'Firefox',
};

test('a canary of which too many loads fail is ended by one process, on record and in the log, with the numbers [releases-1]', async () => {
  const { visitor } = await site.signedIn('admin_jr');
  const { email } = await site.signedIn('admin');
  const { generation, canary, stable } = await beginCanary(site);
  await site.tell(...loads(100, stable), ...loads(18, canary));

  await site.tell(...thrown(2, canary));
  await isLive(generation + 1);
  await isOnRecord('release.canary_ended', { was: generation });

  const { live } = await listReleases(visitor);
  expect(live).toMatchObject({
    generation: generation + 1,
    by: 'error budget',
    made_by: 'error-budget',
    canaries: [],
    canary_changes: [
      {
        name: 'remote-account',
        change: 'ended',
        ending: { reason: 'failures', apps: ['remote-account'], visitors: 20, failures: 2, cause },
      },
    ],
  });
  const numbers = {
    was: generation,
    now: generation + 1,
    reason: 'failures',
    apps: ['remote-account'],
    percentage: 25,
    canary: expect.objectContaining({ loads: 18, failures: 2 }),
    stable: expect.objectContaining({ loads: 100, failures: 0 }),
    cause,
  };
  expect(await recordsOf('release.canary_ended', { was: generation })).toEqual([
    { actor: null, details: numbers },
  ]);
  const lines = readFileSync(site.logFile, 'utf8').trim().split('\n');
  const said = lines.map((line) => JSON.parse(line)).find(({ msg }) => /error budget/.test(msg));
  expect(said).toMatchObject(numbers);
  const { body } = await visitor.get('/api/admin/releases/canaries');
  expect(body['canaries']).toEqual([]);
  const mails = await site.query('SELECT recipient, subject FROM outbox');
  expect(mails).toContainEqual({ recipient: email, subject: 'CampBC ended a canary' });
});

/** Publishes a version of the account remote that is taken back at once. */
async function takenBack(version: string): Promise<Remote> {
  await site.query('DELETE FROM visit_outcomes');
  const publishAccount = async (next: string): Promise<Remote> => {
    const { generation } = await publish(site.publisher, { folders: [account(next)], by: 'bo' });
    return { generation, remote: 'account', version: next, channel: 'stable' };
  };
  await site.tell(...loads(10, await publishAccount('100.0.0')));
  const bad = await publishAccount(version);
  await site.tell(...loads(5, bad), ...thrown(15, bad));
  await isLive(bad.generation + 1);
  await isOnRecord('release.taken_back', { was: bad.generation });
  return bad;
}

test('a release that fails for visitors right after it went live is taken back, on record, for a day among what is to do, and admins get mail in their language [releases-1, releases-2]', async () => {
  const [english, french] = [await site.signedIn('admin'), await site.signedIn('admin')];
  await site.query("UPDATE users SET language = 'fr' WHERE id = ?", [french.id]);

  const bad = await takenBack('101.0.0');
  const about = { was: bad.generation };

  const { live: shown } = await listReleases(english.visitor);
  expect(shown).toMatchObject({
    by: 'automatic rollback',
    made_by: 'automatic-rollback',
    smoke: null,
  });
  expect(shown?.builds.slice(0, 2).map(({ version }) => version)).toEqual(['1.0.0', '100.0.0']);
  const details = {
    was: bad.generation,
    now: bad.generation + 1,
    apps: ['remote-account'],
    before: { visitors: 10, failures: 0 },
    since: { visitors: 20, failures: 15 },
    cause,
  };
  const { apps, since } = details;
  const ending = { reason: 'failures', apps, ...since, cause };
  expect(shown?.taken_back).toEqual(ending);
  const { body } = await english.visitor.get('/api/admin/dashboard');
  expect((body['release'] as { failing: unknown }).failing).toEqual([
    { state: 'taken-back', reason: 'failures', apps, ...since },
  ]);
  expect(await recordsOf('release.taken_back', about)).toEqual([{ actor: null, details }]);
  expect(readFileSync(site.logFile, 'utf8')).toContain('what went live was taken back');
  const mails = await site.query('SELECT recipient, subject FROM outbox');
  expect(mails).toEqual(
    expect.arrayContaining([
      { recipient: english.email, subject: 'CampBC rolled back a release' },
      { recipient: french.email, subject: 'CampBC a retiré une version' },
    ]),
  );

  await site.query("UPDATE audit_log SET created_at = '2026-01-01 00:00:00.000'");
  const aDayLater = await english.visitor.get('/api/admin/dashboard');
  expect(aDayLater.body['release']).toMatchObject({ failing: [] });
});

test('a build that was taken back is marked, no rollback leads to it, and it takes a word to go live again [releases-3]', async () => {
  const { id, visitor } = await site.signedIn('admin');
  const { generation } = await takenBack('102.0.0');
  const seen = generation + 1;
  const back = { seen, generation };

  const { history, ways_back: ways } = await listReleases(visitor);
  const [, badOne] = history;
  expect(badOne?.builds.map(({ name, bad }) => [name, bad?.failures])).toEqual([
    ['shell', undefined],
    ['remote-account', 15],
  ]);
  expect(badOne?.served).toEqual({ visitors: 20, failures: 15, budget: 'failures' });
  const versions = ways.map(({ version }) => version);
  expect(versions).not.toEqual(expect.arrayContaining(['102.0.0']));
  const wordless = [
    await act(visitor, 'rollback', back),
    await act(visitor, 'rollback-app', { seen, app: 'remote-account', version: '102.0.0' }),
  ];
  for (const { status, body } of wordless) {
    expect(status).toBe(422);
    expect(body).toHaveProperty('fields.reason');
  }

  const said = await act(visitor, 'rollback', { ...back, reason: 'The fault was the proxy.' });

  expect(said.status).toBe(200);
  const details = {
    back_to: generation,
    was: seen,
    now: seen + 1,
    stated_reason: 'The fault was the proxy.',
  };
  expect(await recordsOf('release.rollback', { was: seen })).toEqual([{ actor: id, details }]);
});

test('each generation is on record once, with its hash, whoever published it', async () => {
  const folders = [account('200.0.0')];
  const { generation } = await publish(site.publisher, { folders, by: 'bo' });

  await isOnRecord('release.published', { generation });
  for (const { metricsPort } of sites) await roundPasses('release-records', metricsPort);

  const file = `${site.publisher.folder}/documents/${generation}.json`;
  const hash = contentHash(readFileSync(file, 'utf8'));
  expect(await recordsOf('release.published', { generation })).toEqual([
    { actor: null, details: { generation, by: expect.any(String), hash } },
  ]);
  for (const each of sites) {
    expect(await each.newVisitor().get('/readyz')).toMatchObject({
      status: 200,
      body: { ok: true },
    });
  }
});

test('what was taken back stays among what is to do until a person gives its app something else [releases-2]', async () => {
  const { visitor } = await site.signedIn('admin');
  /** Once the API has seen a generation. */
  const failingAt = async (generation: number) => {
    const release = async () =>
      (await visitor.get('/api/admin/dashboard')).body['release'] as Record<string, unknown>;
    await until(
      async () => (await release())['generation'] === generation,
      `Generation ${generation} is on the dashboard`,
    );
    return (await release())['failing'];
  };
  const bad = await takenBack('101.5.0');
  const told = await failingAt(bad.generation + 1);
  const publishNext = (folder: string) => publish(site.publisher, { folders: [folder], by: 'bo' });

  const other = await publishNext(built({ name: 'remote-public', version: '1.0.0' }));

  expect(told).toMatchObject([{ state: 'taken-back', apps: ['remote-account'] }]);
  expect(await failingAt(other.generation)).toEqual(told);
  expect(await failingAt((await publishNext(account('101.6.0'))).generation)).toEqual([]);
});
