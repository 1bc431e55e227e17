import type { Campground } from '@camp/contracts/places/campgrounds';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { alertsOf, askNow, whenAsked } from '#tests/support/api/feeds.ts';
import { until } from '#infra/test-servers/programs.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { listed } from '#tests/support/api/places.ts';
import { FeedHost } from '#tests/support/servers/feed-host.ts';

let host: FeedHost;
let api: OwnApi;

beforeAll(async () => {
  host = await FeedHost.start();
  api = await OwnApi.start(undefined, { ...host.settings, BC_PARKS_API_KEY: 'key-of-a-test' });
  await whenAsked(api, 'bc-parks');
});

afterAll(async () => {
  await api.stop();
  await host.stop();
});

test('an alert counts from its beginning to its end, without anybody being asked', async () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const advisory = (advisoryNumber: number, effectiveDate: string, expiryDate: string) => ({
    advisoryNumber,
    title: 'Bears about',
    effectiveDate,
    expiryDate,
    protectedAreas: [{ orcs: 90 }],
  });
  const data = [
    advisory(11, at(-60_000), at(15_000)),
    advisory(12, at(15_000), at(600_000)),
    advisory(13, at(-60_000), at(-1_000)),
  ];
  host.set('bc-parks', { kind: 'json', answer: { data } });
  const ids = async () =>
    (await alertsOf(api)).alerts.filter(({ kind }) => kind === 'advisory').map(({ id }) => id);

  await askNow(api, 'bc-parks');

  expect(await ids()).toEqual(['advisory-11']);
  await until(async () => (await ids()).join() === 'advisory-12', 'the other one counts');
});

test('a closure that was announced is told before it begins, and closes nothing yet [campgrounds-4]', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const advisory = {
    advisoryNumber: 21,
    title: 'Closed for bridge works',
    effectiveDate: at(6),
    expiryDate: at(20),
    accessStatus: { accessStatus: 'Closed' },
    protectedAreas: [{ orcs: 90 }],
  };
  const tooFar = { ...advisory, advisoryNumber: 22, effectiveDate: at(90), expiryDate: at(95) };
  host.set('bc-parks', { kind: 'json', answer: { data: [advisory, tooFar] } });
  const place = () => api.newVisitor().get('/api/places/campgrounds/alice-lake-campground');
  const noticesOf = async () => ((await place()).body['campground'] as Campground).notices;

  await askNow(api, 'bc-parks');

  await until(async () => (await noticesOf()).some(({ announced }) => announced), 'it is told');
  const { campgrounds } = await listed(api.newVisitor(), 'q=alice+lake&closed=hide');
  const card = campgrounds.find(({ slug }) => slug === 'alice-lake-campground');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(
    new Date(advisory.effectiveDate),
  );
  expect(await noticesOf()).toMatchObject([
    { id: 'advisory-21', status: 'notice', announced: { from: day, status: 'closed' } },
  ]);
  expect(card).toMatchObject({ status: 'notice', closes_on: day });
  expect((await alertsOf(api)).alerts.map(({ id }) => id)).not.toContain('advisory-21');
});
