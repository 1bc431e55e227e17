import type { Park } from '@camp/contracts/places/parks';
import type { ParkUpdate } from '@camp/contracts/staff/park-updates';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { refreshParks, whenAnswered } from '#tests/support/api/park-refresh.ts';
import { auditRows, reason, seen } from '#tests/support/api/staff-places.ts';
import { detailsOf } from '#tests/support/api/staff.ts';
import { FeedHost } from '#tests/support/servers/feed-host.ts';
import { areasAsKept, areaWith, type ParkFact } from '#tests/support/servers/park-areas.ts';

let host: FeedHost;
let api: OwnApi;
let moderator: Awaited<ReturnType<OwnApi['signedIn']>>;

const today = new Date().toISOString().slice(0, 10);
const lockhart = { slug: 'lockhart-beach-park', orcs: 12 };
const lockhartFacts =
  'dogs campfires swimming hiking fishing canoeing cycling picnicAreas vehicleSites toilets drinkingWater'.split(
    ' ',
  ) as ParkFact[];

beforeAll(async () => {
  host = await FeedHost.start();
  const settings = { ...host.settings, BC_PARKS_API_KEY: 'key-of-a-test' };
  api = await OwnApi.start(undefined, settings);
  await whenAnswered(api);
  moderator = await api.signedIn('mod');
});

afterAll(async () => {
  await api.stop();
  await host.stop();
});

beforeEach(async () => {
  host.set('park-facts', null);
  host.areas = areasAsKept();
  await refresh();
});

const refresh = () => refreshParks(api);

/** Has the source list these facts of a park, and of all others what is kept. */
const list = (orcs: number, facts: readonly ParkFact[]) => {
  host.areas = areasAsKept().map((area) => (area.orcs === orcs ? areaWith(orcs, facts) : area));
};

async function park(slug = lockhart.slug): Promise<Park> {
  const { body } = await api.newVisitor().get(`/api/places/parks/${slug}`);
  return body['park'] as Park;
}

const stateIn = ({ facts }: Park, fact: ParkFact) =>
  facts.find((each) => each.fact === fact)?.state ?? null;

const daysOf = ({ facts_sources, sources }: Park) =>
  facts_sources.map((id) => sources.find((source) => source.id === id)?.as_of);

const path = '/api/mod/places/park-updates';

async function updates(query = '') {
  const { body } = await moderator.visitor.get(`${path}${query}`);
  return body as { updates: ParkUpdate[]; next: number | null; total: number };
}

const updateOf = async (orcs: number) =>
  (await updates()).updates.find((update) => update.orcs === orcs);

test('parks are asked page by page, with the key, and what is the same gets the day of the answer [places-44]', async () => {
  const asked = host.askedFor('park-facts').slice(-2);

  expect(asked.map(({ url }) => new URLSearchParams(url).get('pagination[page]'))).toEqual([
    '1',
    '2',
  ]);
  expect(asked[0]?.headers).toMatchObject({ 'x-api-key': 'key-of-a-test' });
  expect(daysOf(await park())).toContain(today);
  expect(await updates()).toEqual({ updates: [], next: null, total: 0 });
});

test('a new fact is shown at once, with the day of the source [places-44]', async () => {
  list(lockhart.orcs, [...lockhartFacts, 'showers']);

  await refresh();

  await until(async () => stateIn(await park(), 'showers') === 'yes', 'showers are shown');
  const shown = await park();
  expect(shown.facts_sources[0]).toBe('bcp-data-api');
  expect(daysOf(shown)[0]).toBe(today);
  expect(stateIn(shown, 'cycling')).toBe('limited');
});

test('an emptied park waits with its day, and staff take what the source says [places-45]', async () => {
  await api.query(
    "UPDATE place_sources SET facts_text = REPLACE(facts_text, ?, '2026-01-02') WHERE id = 'bcp-data-api'",
    [today],
  );
  list(lockhart.orcs, []);

  await refresh();

  const update = await updateOf(lockhart.orcs);
  expect(update).toMatchObject({
    slug: lockhart.slug,
    answer_source: { id: 'bcp-data-api', as_of: today },
  });
  expect(update?.kept_sources).toContainEqual(expect.objectContaining({ as_of: '2026-01-02' }));
  expect(update?.changes).toContainEqual({ fact: 'toilets', was: 'yes', now: null });
  await until(async () => daysOf(await park()).includes('2026-01-02'), 'it has the day before');
  expect(stateIn(await park(), 'toilets')).toBe('yes');

  const { version = '' } = update ?? {};
  const answer = await moderator.visitor.post(`${path}/12/take`, { reason }, seen(version));
  expect(answer).toMatchObject({ status: 200, body: { total: 0 } });
  expect((await park()).facts).toEqual([]);
  const [row] = await auditRows(api, 'places.park_updated');
  expect(detailsOf(row as { details: unknown })).toMatchObject({
    park: lockhart.slug,
    changes: { toilets: { from: 'yes', to: null } },
    stated_reason: reason,
  });
  expect((await moderator.visitor.post(`${path}/12/take`, {})).status).toBe(409);
});

test('what staff have refused is laid before them again only when it is something else [places-45]', async () => {
  const goldpan = 63;
  const kept = await park('goldpan-park');
  const listed = kept.facts.map(({ fact }) => fact);
  list(goldpan, listed);
  await refresh();

  const update = await updateOf(goldpan);
  expect(update?.changes).toEqual([{ fact: 'campfires', was: 'no', now: 'yes' }]);
  await refresh();
  expect(await updateOf(goldpan)).toEqual(update);
  const stale = await moderator.visitor.post(`${path}/63/keep`, {}, seen('stale'));
  expect(stale.status).toBe(412);
  const { version = '' } = update ?? {};
  expect((await moderator.visitor.post(`${path}/63/keep`, {}, seen(version))).status).toBe(200);

  await refresh();
  expect(await updateOf(goldpan)).toBeUndefined();
  expect(stateIn(await park('goldpan-park'), 'campfires')).toBe('no');
  expect(await auditRows(api, 'places.park_kept')).toMatchObject([{ actor_user_id: moderator.id }]);

  list(goldpan, [...listed, 'showers']);
  await refresh();
  expect((await updateOf(goldpan))?.changes).toContainEqual({
    fact: 'showers',
    was: null,
    now: 'yes',
  });
});

test('a park that the answer lacks waits, and no longer once it is there again [places-45]', async () => {
  host.areas = areasAsKept().filter(({ orcs }) => orcs !== 1 && orcs !== 2);
  await refresh();

  const first = await updates('?limit=1');
  expect(first).toMatchObject({ updates: [{ orcs: 1 }], next: 1, total: 2 });
  expect(await updates('?cursor=1')).toMatchObject({ updates: [{ orcs: 2 }], next: null });

  host.areas = areasAsKept();
  await refresh();
  expect(await updates()).toMatchObject({ total: 0 });
});
