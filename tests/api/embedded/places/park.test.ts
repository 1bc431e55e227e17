import type { Campground } from '@camp/contracts/places/campgrounds';
import { describePark, type Park } from '@camp/contracts/places/parks';
import { expect, test } from '@jest/globals';
import { newVisitor } from '#tests/support/api/api-under-test.ts';

const visitor = newVisitor();
const at = (slug: string) => visitor.get(`/api/places/parks/${slug}`);

test('a park tells its facts, its dates and its campgrounds, each with sources [campgrounds-15, calls-campgrounds-1]', async () => {
  const { status, body } = await at('strathcona-park');
  const park = body['park'] as Park;

  expect(status).toBe(200);
  expect(park).toMatchObject({
    name: 'Strathcona Park',
    orcs: 1,
    region: 'vancouver-island',
    official_url: 'https://bcparks.ca/strathcona-park/',
    facts_sources: ['bcp-activities', 'bcp-facilities'],
    dates_source: 'bcp-dates-2026',
  });
  expect(park.facts).toContainEqual({ fact: 'horseRiding', state: 'no' });
  expect(park.dates).toContainEqual({
    year: 2026,
    kind: 'operation',
    from: '2026-05-09',
    to: '2026-09-30',
  });
  expect(park.campgrounds.map(({ name }) => name)).toContain('Buttle Lake Campground');
  expect(park.sources.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['bcp-activities', 'bcp-facilities', 'bcp-dates-2026']),
  );
});

test('a park that is not there is 404, and an address that cannot be one is refused [campgrounds-15]', async () => {
  expect(await at('atlantis-park')).toMatchObject({ status: 404 });
  expect(await at('Not%20a%20slug')).toMatchObject({ status: 422 });
});

test('a campground tells what is known of its park, and leads there [campgrounds-15]', async () => {
  const { body } = await visitor.get('/api/places/campgrounds/naikoon-agate-beach-campground');
  const { in_park: inPark } = body['campground'] as Campground;

  expect(inPark?.slug).toBe('naikoon-park');
  expect(inPark?.facts).toContainEqual({ fact: 'dogs', state: 'yes' });
  expect(inPark?.sources.map(({ id }) => id)).toEqual(['bcp-activities', 'bcp-facilities']);
});

test('a campground tells the newest dates of areas of its park with their source [campgrounds-15]', async () => {
  const { body } = await visitor.get('/api/places/campgrounds/strathcona-buttle-lake-campground');
  const { in_park: inPark } = body['campground'] as Campground;

  expect(inPark?.dates?.map(({ year }) => year)).toEqual(expect.arrayContaining([2026]));
  expect(new Set(inPark?.dates?.map(({ year }) => year)).size).toBe(1);
  expect(inPark?.dates_source?.id).toBe('bcp-dates-2026');
});

test('every park that is listed has a page in both languages [calls-documents-campgrounds-1]', async () => {
  const { body } = await visitor.get('/api/places/park-pages');
  const names = (body['pages'] as { slug: string }[]).map((page) => page.slug);

  expect(names).toHaveLength(191);
  for (const name of names) {
    for (const language of ['en', 'fr']) {
      const answer = await visitor.get(`/api/places/parks/${name}/page?lang=${language}`);
      const { error } = describePark.response.safeParse(answer.body);
      expect([name, language, answer.status, error?.message]).toEqual([
        name,
        language,
        200,
        undefined,
      ]);
    }
  }
});
