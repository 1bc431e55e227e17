import { readFileSync } from 'node:fs';
import type { Campground } from '@camp/contracts/places/campgrounds';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { alertsOf, askNow, feedOf, keptOf, whenAsked } from '#tests/support/api/feeds.ts';
import { until } from '#infra/test-servers/programs.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { listed, slugsIn } from '#tests/support/api/places.ts';
import { FeedHost, type FeedMood } from '#tests/support/servers/feed-host.ts';

let host: FeedHost;
let api: OwnApi;

beforeAll(async () => {
  host = await FeedHost.start();
  api = await OwnApi.start(undefined, { ...host.settings, BC_PARKS_API_KEY: 'key-of-a-test' });
  for (const name of ['wildfires', 'roads', 'weather', 'bc-parks'] as const)
    await whenAsked(api, name);
});

afterAll(async () => {
  await api.stop();
  await host.stop();
});

beforeEach(() => {
  host.set('wildfires', null);
});

/** One fire, a tenth of a degree north of a place. */
async function fireNear(slug: string) {
  const { body } = await api.newVisitor().get(`/api/places/campgrounds/${slug}`);
  const { point } = body['campground'] as Campground;
  if (!point) throw new Error(`${slug} is nowhere.`);
  const feature = {
    geometry: { type: 'Point', coordinates: [point.longitude, point.latitude + 0.1] },
    properties: { FIRE_NUMBER: 'K70001', FIRE_STATUS: 'Out of Control' },
  };
  return { point, fire: { type: 'FeatureCollection', features: [feature] } };
}

const fires = async () => (await alertsOf(api)).alerts.filter(({ kind }) => kind === 'wildfire');
const log = () => readFileSync(api.logFile, 'utf8');
/** Lines are written when there is time. */
const logHas = (text: string) => until(async () => log().includes(text), `the log has ${text}`);

test('what the feeds say is shown with its source and age, and is no sample [calls-account-2]', async () => {
  const { alerts, feeds } = await alertsOf(api);

  expect(alerts.find(({ id }) => id === 'wildfire-c21127')).toMatchObject({
    kind: 'wildfire',
    headline: { en: 'Wildfire Felker Fire (C21127), under control' },
    point: { longitude: -121.941883000121 },
    source: 'wildfires',
    is_sample: false,
  });
  expect(feeds.map(({ name, state }) => [name, state])).toEqual([
    ['bc-parks', 'fresh'],
    ['recreation-sites', 'off'],
    ['wildfires', 'fresh'],
    ['fire-bans', 'fresh'],
    ['roads', 'fresh'],
    ['weather', 'fresh'],
  ]);
});

test('feeds are asked by name, and the key goes to BC Parks alone', () => {
  const [parks] = host.askedFor('bc-parks');
  const [roads] = host.askedFor('roads');

  expect(parks?.headers).toMatchObject({ 'x-api-key': 'key-of-a-test' });
  expect(parks?.headers['user-agent']).toMatch(/^CampBC\//);
  expect(roads?.headers).not.toHaveProperty('x-api-key');
  expect(log()).not.toContain('key-of-a-test');
});

test('an answer that is still the same is not sent again, and counts as new', async () => {
  const before = await keptOf(api, 'wildfires');

  await askNow(api, 'wildfires');

  expect(host.askedFor('wildfires').at(-1)?.headers['if-none-match']).toMatch(/^"\w+"$/);
  expect(await keptOf(api, 'wildfires')).toMatchObject({ failures: 0, revision: before.revision });
  expect(await fires()).toHaveLength(8);
});

const oops = '<!doctype html><title>Oops</title>';

const faults: [string, FeedMood][] = [
  ['answers 500', { kind: 'raw', status: 500, body: oops }],
  ['not JSON', { kind: 'raw', status: 200, body: oops }],
  ['changed its shape', { kind: 'json', answer: { error: { code: 400 } } }],
  ['too large', { kind: 'huge' }],
  ['too slow', { kind: 'hang' }],
  ['too slow', { kind: 'trickle' }],
  [
    'leads elsewhere',
    { kind: 'raw', status: 302, body: '', headers: { location: 'http://[::1]/' } },
  ],
];

test.each(faults)('a feed that %s leaves what was known: %j', async (failure, mood) => {
  host.set('wildfires', mood);
  const before = await keptOf(api, 'wildfires');

  await askNow(api, 'wildfires');

  const kept = await keptOf(api, 'wildfires');
  expect(kept).toMatchObject({ failure, failures: before.failures + 1, revision: before.revision });
  expect(await fires()).toHaveLength(8);
  await logHas(`"failure":"${failure}"`);
  expect(log()).not.toContain('Oops');
});

test('each failure in a row doubles the pause, up to an hour, and is told once', async () => {
  host.set('roads', null);
  await askNow(api, 'roads');
  const told = () => log().split('"failure":"answers 503"').length;
  const before = told();
  host.set('roads', { kind: 'raw', status: 503, body: '' });
  await askNow(api, 'roads');
  await askNow(api, 'roads');
  await askNow(api, 'roads');

  const { failures, nextAt } = await keptOf(api, 'roads');
  const minutes = (nextAt - Date.now()) / 60_000;
  expect(failures).toBe(3);
  expect(minutes).toBeGreaterThan(15);
  expect(minutes).toBeLessThanOrEqual(20);
  await until(async () => told() > before, 'it was told');
  expect(told()).toBe(before + 1);

  await api.query('UPDATE feeds SET failures = 40 WHERE name = ?', ['roads']);
  await askNow(api, 'roads');
  expect((await keptOf(api, 'roads')).nextAt - Date.now()).toBeLessThanOrEqual(3_600_000);

  host.set('roads', null);
  await askNow(api, 'roads');
  expect(await feedOf(api, 'roads')).toMatchObject({ state: 'fresh' });
  await logHas('a feed answers again');
});

test('HTML in a feed is text, and what is elsewhere or ends before it begins is left out [calls-account-2]', async () => {
  const advisory = (more: object) => ({
    advisoryNumber: 1,
    title: 'Bears <script>alert(1)</script>about',
    description: '<img src=x onerror=alert(1)>&lt;b&gt;Keep food away.',
    protectedAreas: [{ orcs: 90 }],
    ...more,
  });
  const backwards = { effectiveDate: '2026-07-02T00:00:00Z', expiryDate: '2026-07-01T00:00:00Z' };
  const data = [advisory({}), advisory({ advisoryNumber: 2, ...backwards })];
  host.set('bc-parks', { kind: 'json', answer: { data } });

  await askNow(api, 'bc-parks');

  const { alerts } = await alertsOf(api);
  expect(alerts.filter(({ kind }) => kind === 'advisory')).toMatchObject([
    { id: 'advisory-1', headline: { en: 'Bears about' }, text: { en: '<b>Keep food away.' } },
  ]);
});

test('a closed park is closed in lists, on the map and on its pages, and a fire says how near [campgrounds-4, calls-account-8]', async () => {
  const slug = 'adams-lake-bush-creek-site-campground';
  const closure = {
    advisoryNumber: 5,
    title: 'Closed',
    accessStatus: { accessStatus: 'Closed', groupLabel: 'Full closure' },
    protectedAreas: [{ orcs: 361 }],
  };
  const { fire, point } = await fireNear(slug);
  host.set('bc-parks', { kind: 'json', answer: { data: [closure] } });
  host.set('wildfires', { kind: 'json', answer: fire });

  await askNow(api, 'wildfires');
  await askNow(api, 'bc-parks');
  const visitor = api.newVisitor();
  const pageOf = async () =>
    (await visitor.get(`/api/places/campgrounds/${slug}`)).body['campground'];
  await until(async () => ((await pageOf()) as Campground).status === 'closed', 'it is closed');

  const near = `at=${point.latitude},${point.longitude}&radius=25`;
  const list = (await visitor.get(`/api/places/campgrounds?${near}`)).body['campgrounds'];
  const map = (await visitor.get(`/api/places/campgrounds/map?${near}`)).body['points'];
  expect((await pageOf()) as Campground).toMatchObject({
    notices: [
      { id: 'advisory-5', status: 'closed', headline: 'Closed', source: 'BC Parks' },
      { status: 'warning', headline: 'Wildfire K70001, out of control, about 11 km away' },
    ],
  });
  expect(list).toContainEqual(expect.objectContaining({ slug, status: 'closed' }));
  expect(map).toContainEqual(expect.arrayContaining([slug, 'closed']));
  const all = await listed(visitor, near);
  const open = await listed(visitor, `${near}&closed=hide`);
  expect(all.closures).toEqual({ known_by: 'live', left: all.total - 1, hidden: 0 });
  expect(open.closures).toEqual({ ...all.closures, hidden: 1 });
  expect(slugsIn(open)).toEqual(slugsIn(all).filter((each) => each !== slug));
});

test('a restart keeps the last good answer while its feed is away [calls-account-2]', async () => {
  await askNow(api, 'wildfires');
  host.set('wildfires', { kind: 'raw', status: 500, body: '' });
  await api.query(
    "UPDATE feeds SET answered_at = '2026-01-01 00:00:00.000' WHERE name = 'wildfires'",
  );

  await api.stop();
  await api.startAgain(host.settings);
  await askNow(api, 'wildfires');

  expect(await fires()).toHaveLength(8);
  expect(await feedOf(api, 'wildfires')).toMatchObject({
    state: 'failing',
    as_of: '2026-01-01T00:00:00.000Z',
  });
});
