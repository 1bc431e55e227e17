import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contentHash } from '@camp/release/document/signature';
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

const isOnRecord = (action: string, about: Record<string, number>) =>
  until(async () => (await recordsOf(action, about)).length > 0, `${action} is on record`);

test('a canary of which too many loads fail is ended by one process, on record and in the log, with the numbers [releases-1]', async () => {
  const { visitor } = await site.signedIn('admin_jr');
  const { generation, canary, stable } = await beginCanary(site);
  await site.tell(...loads(100, stable), ...loads(18, canary));

  await site.tell(...failures(2, canary));
  await isLive(generation + 1);
  await isOnRecord('release.canary_ended', { was: generation });
  for (const each of sites) await each.looksPass();

  const { live } = await listReleases(visitor);
  expect(live).toMatchObject({
    generation: generation + 1,
    by: 'error budget',
    made_by: 'error-budget',
    canaries: [],
    canary_changes: [{ name: 'remote-account', change: 'ended' }],
  });
  const numbers = {
    was: generation,
    now: generation + 1,
    reason: 'failures',
    apps: ['remote-account'],
    percentage: 25,
    canary: expect.objectContaining({ loads: 18, failures: 2 }),
    stable: expect.objectContaining({ loads: 100, failures: 0 }),
  };
  expect(await recordsOf('release.canary_ended', { was: generation })).toEqual([
    { actor: null, details: numbers },
  ]);
  const lines = readFileSync(site.logFile, 'utf8').trim().split('\n');
  const said = lines.map((line) => JSON.parse(line)).find(({ msg }) => /error budget/.test(msg));
  expect(said).toMatchObject(numbers);
  const { body } = await visitor.get('/api/admin/releases/canaries');
  expect(body['canaries']).toEqual([]);
});

test('a release that fails for visitors right after it went live is taken back, on record, and admins get mail in their language [releases-1]', async () => {
  const [english, french] = [await site.signedIn('admin'), await site.signedIn('admin')];
  await site.query("UPDATE users SET language = 'fr' WHERE id = ?", [french.id]);
  await site.query('DELETE FROM visit_outcomes');
  const publishAccount = async (version: string) => {
    const { generation } = await publish(site.publisher, { folders: [account(version)], by: 'bo' });
    return { generation, remote: 'account', version, channel: 'stable' as const };
  };
  await site.tell(...loads(10, await publishAccount('100.0.0')));
  const bad = await publishAccount('101.0.0');

  await site.tell(...loads(5, bad), ...failures(15, bad));
  const about = { was: bad.generation };
  await isLive(bad.generation + 1);
  await isOnRecord('release.taken_back', about);

  const { live: shown } = await listReleases(english.visitor);
  expect(shown).toMatchObject({
    by: 'automatic rollback',
    made_by: 'automatic-rollback',
    smoke: null,
  });
  expect(shown?.builds.map(({ version }) => version)).toEqual(['1.0.0', '100.0.0']);
  const details = {
    was: bad.generation,
    now: bad.generation + 1,
    apps: ['remote-account'],
    before: { visitors: 10, failures: 0 },
    since: { visitors: 20, failures: 15 },
  };
  expect(await recordsOf('release.taken_back', about)).toEqual([{ actor: null, details }]);
  expect(readFileSync(site.logFile, 'utf8')).toContain('what went live was taken back');
  const mails = await site.query('SELECT recipient, subject FROM outbox');
  expect(mails).toContainEqual({
    recipient: english.email,
    subject: 'CampBC took back a release',
  });
  expect(mails).toContainEqual({
    recipient: french.email,
    subject: 'CampBC a retiré une version',
  });
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
