import { readFileSync } from 'node:fs';
import type { FeedHealth } from '@camp/contracts/staff/staff-feeds';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { until } from '#infra/test-servers/programs.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { makeDue, refreshParks, whenAnswered } from '#tests/support/api/park-refresh.ts';
import { FeedHost } from '#tests/support/servers/feed-host.ts';
import { roundPasses } from '#tests/support/servers/metrics.ts';
import { type Area, areasAsKept, areaWith } from '#tests/support/servers/park-areas.ts';

/* What BC Parks' API may answer, and two APIs over one database that ask it. */

let host: FeedHost;
let api: OwnApi;
let beside: OwnApi;
let metricsPorts: number[];
let moderator: Awaited<ReturnType<OwnApi['signedIn']>>;

/** Pages of an answer about all parks. */
const pages = 2;

beforeAll(async () => {
  host = await FeedHost.start();
  const settings = { ...host.settings, BC_PARKS_API_KEY: 'key-of-a-test' };
  metricsPorts = [await freePort(), await freePort()];
  const [port, portBeside] = metricsPorts.map(String);
  api = await OwnApi.start(undefined, { ...settings, METRICS_PORT: port });
  await whenAnswered(api);
  beside = await OwnApi.start(api.place, { ...settings, METRICS_PORT: portBeside });
  moderator = await api.signedIn('mod');
});

afterAll(async () => {
  await beside.stop();
  await api.stop();
  await host.stop();
});

beforeEach(async () => {
  host.set('park-facts', null);
  host.areas = areasAsKept();
  await refreshParks(api);
});

test('a park whose item makes no sense stays as it is, and staff see that there are some [places-44]', async () => {
  const [first, ...others] = areasAsKept();
  host.areas = [{ ...first, parkFacilities: null } as never, ...others];

  await refreshParks(api);

  const waiting = await moderator.visitor.get('/api/mod/places/park-updates');
  expect(waiting.body).toMatchObject({ total: 0 });
  const { body } = await moderator.visitor.get('/api/mod/places/feeds');
  expect(body['parks'] as FeedHealth).toMatchObject({
    mode: 'live',
    state: 'fresh',
    failures: 0,
    last_error: '1 parks unreadable',
  });
});

test.each<[string, () => void]>([
  ['answers 503', () => host.set('park-facts', { kind: 'raw', status: 503, body: '' })],
  ['changed its shape', () => host.set('park-facts', { kind: 'json', answer: { data: [] } })],
  ['half an answer', () => host.set('park-facts', { kind: 'json', answer: half() })],
  ['half an answer', () => (host.areas = [...firstHalf(), ...firstHalf()])],
  ['not JSON', () => host.set('park-facts', html(200))],
  ['leads elsewhere', () => host.set('park-facts', html(302, { location: '/maintenance' }))],
  ['changed its shape', () => host.set('park-facts', { kind: 'json', answer: { data: 'parks' } })],
  ['changed its shape', () => (host.areas = host.areas.map(asAdvisory))],
])('a source that %s leaves every park as it is [places-44]', async (failure, spoil) => {
  const before = await api.query('SELECT facts_text, changed_at, proposed_text FROM parks');
  spoil();

  await refreshParks(api);

  expect(await api.query('SELECT facts_text, changed_at, proposed_text FROM parks')).toEqual(
    before,
  );
  const { body } = await moderator.visitor.get('/api/mod/places/feeds');
  expect(body['parks']).toMatchObject({ failures: 1, last_error: failure });
});

/** A page for people in place of the answer. */
const html = (status: number, headers: Record<string, string> = {}) =>
  ({
    kind: 'raw',
    status,
    body: '<!doctype html><title>Maintenance</title>',
    headers: { 'content-type': 'text/html', ...headers },
  }) as const;

const firstHalf = () => areasAsKept().slice(0, areasAsKept().length / 2);

/** An item of another list of the same source. */
const asAdvisory = ({ orcs }: Area) =>
  ({ advisoryNumber: orcs, title: 'Closed', protectedAreas: [{ orcs }] }) as never;

/** One park of the two that the first page promises. */
const half = () => ({
  data: [areaWith(1, ['toilets'])],
  meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 2 } },
});

test('of two APIs one asks, and the other passes its rounds without asking meanwhile [places-44]', async () => {
  const answer = Promise.withResolvers<void>();
  const before = host.askedFor('park-facts').length;
  const asked = () => host.askedFor('park-facts').length - before;

  host.set('park-facts', { kind: 'held', until: answer.promise });
  await makeDue(api);
  await until(async () => asked() > 0, 'one asks');
  const rounds = metricsPorts.map((port) => roundPasses('feeds', port));
  await Promise.any(rounds);
  expect(asked()).toBe(1);
  answer.resolve();
  await Promise.all([...rounds, whenAnswered(api)]);

  expect(asked()).toBe(pages);
  expect(readFileSync(api.logFile, 'utf8')).not.toContain('key-of-a-test');
});
