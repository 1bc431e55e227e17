import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { built } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { until } from '#infra/test-servers/programs.ts';
import { tokenOf } from '#tests/support/api/document-token.ts';
import {
  account,
  failures,
  loads,
  ReleaseSite,
  type Remote,
} from '#tests/support/api/release-site.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await ReleaseSite.published();
});

afterAll(() => ReleaseSite.stopAll());

beforeEach(() => site.query('DELETE FROM visit_outcomes'));

let published = 1;

/** Makes a new version of an app live; returns what its visitors may report about the account remote. */
async function publishNext(app = 'remote-account', at = site): Promise<Remote & { name: string }> {
  published += 1;
  const name = `${published}.0.0`;
  const folders = [app === 'remote-account' ? account(name) : built({ name: app, version: name })];
  const { generation } = await publish(at.publisher, { folders, by: 'bo' });
  return { ...(await accountIn(generation, at)), name };
}

async function accountIn(generation: number, at = site): Promise<Remote> {
  const version = (await at.liveDocument())?.remotes['account']?.version ?? '';
  return { generation, remote: 'account', version, channel: 'stable' };
}

/** Publishes a version of the account remote that ten visitors are fine with. */
async function publishGood(at = site) {
  const good = await publishNext('remote-account', at);
  await at.tell(...loads(10, good));
  return good;
}

const live = async (at = site) => {
  const document = await at.liveDocument();
  const versions = [document?.shell.version, document?.remotes['account']?.version];
  return { generation: document?.generation, by: document?.by, versions };
};

const isLive = (generation: number) =>
  until(
    async () => (await site.liveDocument())?.generation === generation,
    `Generation ${generation} is live`,
  );

/** Gives twenty visitors who were fine before a document of this generation. */
const tokensOf = (generation: number) =>
  Promise.all(
    Array.from({ length: 20 }, async () =>
      tokenOf({ generation, channel: 'stable' }, { visitor: await site.regularVisitor() }),
    ),
  );

const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000).toISOString().replace('T', ' ').replace('Z', '');

test('a shell that does not start for visitors is taken back', async () => {
  const good = await publishGood();
  const { generation } = await publishNext('shell');

  for (const token of await tokensOf(generation)) await site.reportFailure(token);

  await isLive(generation + 1);
  expect((await live()).versions).toEqual(['1.0.0', good.name]);
});

test('a shell that hangs, so that documents are served and say no more, is taken back', async () => {
  await publishGood();
  const { generation } = await publishNext('shell');
  for (const token of await tokensOf(generation)) {
    await site.report('boot', { token, state: 'served' });
  }
  await site.looksPass();
  expect((await live()).generation).toBe(generation);

  const set = 'UPDATE visit_outcomes SET told_at = ? WHERE generation = ?';
  await site.query(set, [minutesAgo(1), generation]);

  await isLive(generation + 1);
});

test('only the apps that were changed go back, and what another team made live since stays', async () => {
  const good = await publishGood();
  const bad = await publishNext();
  await site.tell(...failures(10, bad));
  const next = await publishNext('remote-public');

  await site.tell(...failures(10, next));
  await isLive(next.generation + 1);

  const document = await site.liveDocument();
  expect(document?.remotes['account']?.version).toBe(good.name);
  expect(document?.remotes['public']?.version).toBe(next.name);
});

test('a remote that is new goes again where it makes the site fail', async () => {
  await publishGood();
  const next = await publishNext('remote-trips');

  await site.tell(...failures(20, next));
  await isLive(next.generation + 1);

  expect((await site.liveDocument())?.remotes).not.toHaveProperty('trips');
});

test('it happens once: what was taken back waits for a person, who may publish it again', async () => {
  await publishGood();
  const bad = await publishNext();
  await site.tell(...failures(20, bad));
  await isLive(bad.generation + 1);

  await site.tell(...failures(30, await accountIn(bad.generation + 1)));
  await site.looksPass();
  expect((await live()).generation).toBe(bad.generation + 1);
  await publish(site.publisher, { folders: [account(bad.name)], by: 'bo' });
  await site.looksPass();

  expect(await live()).toMatchObject({ generation: bad.generation + 2, by: 'bo' });
});

test.each([
  ['for ten minutes, with twenty visitors', 20, 11],
  ['for a day', 1, 24 * 60 + 1],
])('what has been live %s is not taken back any more', async (_how, visitors, minutes) => {
  await publishGood();
  const next = await publishNext();
  await site.tell(...loads(visitors, next));
  await site.query('UPDATE visit_outcomes SET told_at = ?', [minutesAgo(minutes)]);

  await site.tell(...failures(80, next));

  await site.looksPass();
  expect((await live()).generation).toBe(next.generation);
});

test('on a small site what fails is taken back once twenty visitors have come', async () => {
  await publishGood();
  const next = await publishNext();
  await site.tell(...failures(19, next));
  await site.query('UPDATE visit_outcomes SET told_at = ?', [minutesAgo(60)]);

  await site.tell(...failures(1, next));

  await isLive(next.generation + 1);
  expect((await live()).by).toBe('automatic rollback');
});

test.each([
  ['where it is turned off', { RELEASE_AUTO_ROLLBACK: 'false' }],
  ['without a key to sign with', { RELEASE_PRIVATE_KEY: '' }],
])('%s nothing is taken back', async (_where, environment) => {
  const own = await ReleaseSite.published(environment);
  await publishGood(own);
  const next = await publishNext('remote-account', own);

  await own.tell(...failures(30, next));

  await own.looksPass();
  expect((await live(own)).generation).toBe(next.generation);
});
