import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built } from '@camp/release/built-app.fixture';
import { changesPath } from '@camp/contracts/site/changes';
import type { RefusedPublish } from '@camp/contracts/staff/refused-publish';
import type { Generation } from '@camp/contracts/staff/releases';
import { publish } from '@camp/release/publish/publish';
import { account, failures, loads, ReleaseSite } from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const commitUrl = 'https://git.example/campbc/commit/{commit}';
let site: ReleaseSite;
let admin: Visitor;

beforeAll(async () => {
  site = await ReleaseSite.published({ RELEASE_COMMIT_URL: commitUrl });
  admin = (await site.signedIn('admin')).visitor;
});

afterAll(() => ReleaseSite.stopAll());

const list = async (asked = '') => (await admin.get(`/api/admin/releases${asked}`)).body;

test('a publish that the gate refuses is listed with its reasons, for staff alone [console-3]', async () => {
  const routes = [{ path: '/api', page: 'api', access: 'anyone' }];
  const folders = [built({ name: 'remote-account', version: '9.0.0', routes })];
  const sources = { 'remote-account': { commit: '0123456789', isDirty: false } };
  const refused = publish(site.publisher, { folders, by: 'bo', sources, gate: { allow: [] } });
  await expect(refused).rejects.toThrow('The gate refused this');

  const { refused: told, live } = (await list()) as { refused: RefusedPublish[]; live: object };

  expect(live).toMatchObject({ generation: 1 });
  expect(told).toHaveLength(1);
  const builds = [{ name: 'remote-account', version: '9.0.0', commit: '01234567' }];
  expect(told[0]).toMatchObject({ by: 'bo', builds, more: 0 });
  expect(told[0]?.reasons.map(({ code }) => code)).toContain('ROUTE_RESERVED');
  expect(await list('?cursor=9')).not.toHaveProperty('refused');
  const moderator = (await site.signedIn('mod')).visitor;
  expect((await moderator.get('/api/admin/releases')).status).toBe(403);
});

test('a live build that knows a parameter by its older name alone is named with the call [console-6]', async () => {
  const query = (fields: object) => ({
    takes: [{ fields: { query: { fields } } }],
    needs: 1,
    gives: 'unknown',
  });
  const endpoints = {
    'GET /api/admin/releases': query({ 'before?': 'number' }),
    'GET /api/admin/audit-logs/verify': query({ 'after?': 'number', 'cursor?': 'number' }),
  };
  const says = { surface: { facade: {}, tokens: [], endpoints } };
  const own = await ReleaseSite.published();
  const old = built({ name: 'remote-old', version: '1.0.0', says });
  await publish(own.publisher, { folders: [old], by: 'bo', canary: 5 });
  const { visitor } = await own.signedIn('admin');

  const { body } = await visitor.get('/api/admin/releases');

  const call = { call: 'GET /api/admin/releases', older: 'before', name: 'cursor' };
  expect(body['deprecated']).toEqual([{ app: 'remote-old', version: '1.0.0', ...call }]);
});

test('where commits can be looked at is told with the releases [console-4]', async () => {
  expect(await list()).toMatchObject({ commit_url: commitUrl });
});

test('each build says since when everyone has it and how many visitors of its app failed meanwhile, each period those of the site [console-2]', async () => {
  const ofAccount = { generation: 1, channel: 'stable', remote: 'account', version: '1.0.0' };
  await site.tell(...loads(3, ofAccount));
  const { generation } = await publish(site.publisher, { folders: [account('2.0.0')], by: 'bo' });
  await site.tell(
    ...loads(2, { ...ofAccount, generation, version: '2.0.0' }),
    ...failures(1, { ...ofAccount, generation, version: '2.0.0' }),
  );

  const { history } = (await list()) as { history: Generation[] };

  const [second, first] = history;
  const few = { budget: 'waiting' };
  expect(second?.served).toEqual({ visitors: 3, failures: 1, ...few });
  expect(first?.served).toEqual({ visitors: 6, failures: 0, ...few });
  const accountIn = (of: Generation | undefined) =>
    of?.builds.find(({ name }) => name === 'remote-account');
  const sinceOf = (of: Generation | undefined) => ({ since: of?.created_at });
  expect(accountIn(second)).toMatchObject({
    ...sinceOf(second),
    served: { visitors: 3, failures: 1, is_few: true },
  });
  expect(accountIn(first)?.served).toMatchObject({ failures: 0 });
  const shell = second?.builds.find(({ name }) => name === 'shell');
  expect(shell).toMatchObject({ ...sinceOf(first), served: { failures: 0 } });
});

/** Follows the API as an edge does, until it says that there is news of releases; returns for whom. */
async function newsOfReleases(cause: () => Promise<unknown>): Promise<string[]> {
  const { body } = await fetch(site.api.url + changesPath);
  let text = '';
  let isCaused = false;
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const [, topics] = /"releases":(\[[^\]]*\])/.exec(text) ?? [];
    if (topics) return JSON.parse(topics) as string[];
    if (!isCaused) await cause();
    isCaused = true;
  }
  return [];
}

test('news of a visit, and of a refusal, are for those who may see releases [console-5]', async () => {
  const topicOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).body['topic'];
  const moderator = (await site.signedIn('mod')).visitor;
  const junior = (await site.signedIn('admin_jr')).visitor;
  const topics = [await topicOf(admin), await topicOf(junior)];
  expect(topics.every((topic) => typeof topic === 'string')).toBe(true);
  const gate = { allow: [], api: 'unknown' as const };
  const says = { surface: { facade: {}, tokens: [], endpoints: { 'GET /api/x': 'unknown' } } };
  const folders = [built({ name: 'remote-account', version: '9.1.0', says })];
  const refused = () => publish(site.publisher, { folders, by: 'bo', gate }).catch(() => null);

  const ofVisit = await newsOfReleases(() => site.regularVisitor());
  const ofRefusal = await newsOfReleases(refused);

  for (const told of [ofVisit, ofRefusal]) {
    expect(told).toEqual(expect.arrayContaining(topics));
    expect(told).not.toContain(await topicOf(moderator));
  }
});
