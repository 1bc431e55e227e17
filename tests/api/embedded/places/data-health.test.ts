import type { FeedHealth, StaffImport } from '@camp/contracts/staff/staff-feeds';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signedIn } from '#tests/support/api/api-under-test.ts';
import { askNow, whenAsked } from '#tests/support/api/feeds.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { changedData, placesCommand, withFacts } from '#tests/support/api/places-command.ts';
import { FeedHost } from '#tests/support/servers/feed-host.ts';

let host: FeedHost;
let api: OwnApi;
let moderator: Awaited<ReturnType<OwnApi['signedIn']>>;

beforeAll(async () => {
  host = await FeedHost.start();
  api = await OwnApi.start(undefined, { ...host.settings, BC_PARKS_API_KEY: 'key-of-a-test' });
  moderator = await api.signedIn('mod');
  await whenAsked(api, 'wildfires');
});

afterAll(async () => {
  await api.stop();
  await host.stop();
});

async function healthOf(name: string, { visitor } = moderator): Promise<FeedHealth | undefined> {
  const { body } = await visitor.get('/api/mod/places/feeds');
  return (body['feeds'] as FeedHealth[]).find((feed) => feed.name === name);
}

test('staff see when a feed was asked, how old its answer is, and how much is in it [campgrounds-13]', async () => {
  const health = await healthOf('wildfires');

  expect(health).toMatchObject({ mode: 'live', state: 'fresh', alerts: 8, failures: 0 });
  expect(Date.parse(health?.asked_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(health?.age_seconds).toBeLessThan(60);
  expect(health?.last_error).toBeNull();
  expect(await healthOf('recreation-sites')).toMatchObject({ mode: 'off', asked_at: null });
});

test('of a feed that fails they see how often and why, and no key [campgrounds-13]', async () => {
  host.set('bc-parks', { kind: 'raw', status: 503, body: 'key-of-a-test' });

  await askNow(api, 'bc-parks');

  const health = await healthOf('bc-parks');
  expect(health).toMatchObject({ failures: 1, last_error: 'answers 503', mode: 'live' });
  expect(JSON.stringify(health)).not.toContain('key-of-a-test');
});

test('where feeds are off, they are told as samples or as off [campgrounds-13]', async () => {
  const { visitor } = await signedIn('mod');

  const { body } = await visitor.get('/api/mod/places/feeds');

  const modes = (body['feeds'] as FeedHealth[]).map(({ mode }) => mode);
  expect(new Set(modes)).toEqual(new Set(['samples', 'off']));
});

test('imports are told newest first, page by page [calls-staff-1]', async () => {
  const folder = changedData('campgrounds.json', withFacts('yahk-campground', { name: 'Yahk' }));
  await placesCommand(api.place, 'import', folder);
  const page = async (query: string) => {
    const { body } = await moderator.visitor.get(`/api/mod/places/imports?${query}`);
    return body as { imports: StaffImport[]; next: number | null };
  };

  const first = await page('limit=1');
  const second = await page(`limit=1&cursor=${first.next}`);

  expect(first.imports).toMatchObject([{ changed: 1, added: 0 }]);
  expect(second).toMatchObject({ imports: [{ added: 392 }], next: null });
});
