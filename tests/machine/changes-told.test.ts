import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { me } from '@camp/contracts/account/session';
import { changesPath } from '@camp/contracts/site/changes';
import { eventsPath } from '@camp/contracts/site/page-events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { until } from '#infra/test-servers/programs.ts';
import { type RedisServer, startRedis } from '#infra/test-servers/redis-server.ts';
import { changedData, placesCommand, withFacts } from '#tests/support/api/places-command.ts';
import { hide } from '#tests/support/api/staff-places.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { type AnotherEdge, startAnotherEdge } from '#tests/support/servers/another-edge.ts';

/* An edge, two APIs, one database and one Redis. */
const place = { dataDir: mkdtempSync(join(tmpdir(), 'campbc-told-')), databaseUrl: '' };
let database: MariaDb;
let redis: RedisServer;
let apis: ApiProcess[];
let edge: AnotherEdge;

beforeAll(async () => {
  [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  place.databaseUrl = await database.createDatabase('told');
  const environment = { DATABASE_URL: place.databaseUrl, REDIS_URL: redis.url };
  apis = [await startApi({ environment }), await startApi({ environment })];
  await publishFirstRelease(place.dataDir);
  const url = apis.map((api) => api.url).join(',');
  edge = await startAnotherEdge({ url, dataDir: place.dataDir }, () => ({}));
});

afterAll(async () => {
  await edge.stop();
  await Promise.all(apis.map(({ service }) => service.stop()));
  await Promise.all([database.stop(), redis.stop()]);
});

async function signedInAt({ url }: ApiProcess, role: 'member' | 'mod') {
  const { id, email: identifier, password } = await buildUser(place, { role });
  const visitor = new Visitor(url);
  expect((await visitor.post('/api/auth/login', { identifier, password })).status).toBe(200);
  return { id, visitor };
}

/** Reads the events of an open page; `next` waits for a part that comes after the one before. */
async function openPage(topic: unknown) {
  const { body } = await fetch(`${edge.url}${eventsPath}?person=${String(topic)}`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(part: RegExp) {
      while (!part.test(text)) text += (await reader?.read())?.value ?? '';
      text = text.replace(part, '');
    },
    rest: () => text,
    close: () => reader?.cancel(),
  };
}

/** Looks for a campground wherever it can be read from outside: in its page, lists, files, and at each API. */
async function readFrom(slug: string) {
  const has = async (url: string) => {
    const answer = await fetch(url);
    return answer.ok && (await answer.text()).includes(slug);
  };
  const api = `/api/places/campgrounds?limit=100&q=${slug.split('-', 1)[0]}`;
  const paths = [`/campgrounds/${slug}`, '/sitemap.xml', '/api/places/campgrounds.csv', api];
  const urls = [...paths.map((path) => edge.url + path), ...apis.map(({ url }) => url + api)];
  return Promise.all(urls.map(has));
}

test('what changes at one API is told to open pages, and true wherever one reads [calls-staff-1, campgrounds-12]', async () => {
  const slug = 'yahk-campground';
  const [first, second] = apis as [ApiProcess, ApiProcess];
  const moderator = await signedInAt(first, 'mod');
  const member = await signedInAt(second, 'member');
  const page = await openPage((await member.visitor.get(me.path)).body['topic']);
  await page.next(/"revision":"\d/);
  /* While an API is slow, a sitemap is without what it tells. */
  await until(async () => (await readFrom(slug)).every(Boolean), 'It is everywhere');

  expect((await hide(moderator.visitor, slug)).status).toBe(200);
  await page.next(/"revision":"\d/);
  await until(async () => (await readFrom(slug)).every((is) => !is), 'It is nowhere');

  const staffPage = await openPage((await moderator.visitor.get(me.path)).body['topic']);
  await staffPage.next(/"revision":"\d/);
  const { username } = await buildUser(place, { role: 'member', isVerified: false });
  const asked = { filter: { search: username }, change: { email_verified: 1 }, expected: 1 };
  expect((await moderator.visitor.post('/api/mod/bulk-jobs', asked)).status).toBe(200);
  await staffPage.next(/event: person/);
  await staffPage.close();

  const suspension = { reason: 'Spam', until: null };
  const path = `/api/mod/users/${member.id}/suspension`;
  expect((await moderator.visitor.put(path, suspension)).status).toBe(200);
  await page.next(/event: person/);
  expect((await member.visitor.get(me.path)).status).toBe(401);

  /* An operator has no Redis, and neither have the APIs now. */
  await redis.stop();
  const to = changedData('campgrounds.json', withFacts('wasa-lake-campground', { name: 'Told' }));
  expect((await placesCommand(place, 'import', to)).isOk).toBe(true);
  await page.next(/"revision":"\d/);
  expect(page.rest()).not.toContain('event: person');

  /* An API that cannot read who has changed ends its streams, so that pages ask by themselves. */
  await database.pause();
  await Promise.all(apis.map(async ({ url }) => (await fetch(url + changesPath)).text()));
  await database.resume();
  await page.next(/event: person/);
  await page.close();
});
