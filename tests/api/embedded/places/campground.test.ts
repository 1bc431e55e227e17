import type { Campground, CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { newVisitor } from '#tests/support/api/api-under-test.ts';

const visitor = newVisitor();
const at = (slug: string) => visitor.get(`/api/places/campgrounds/${slug}`);

async function shown(slug: string): Promise<Campground> {
  const { status, body } = await at(slug);
  expect(status).toBe(200);
  return body['campground'] as Campground;
}

test('a campground tells each fact with its source, and what is unknown as unknown [campgrounds-6, campgrounds-1, calls-campgrounds-1]', async () => {
  const place = await shown('whiteswan-lake-white-river-campground');

  expect(place).toMatchObject({
    name: 'White River Campground',
    park: 'Whiteswan Lake Park',
    operator: 'BC Parks',
    precision: 'park',
    nearest_town: { id: 'fairmont-hot-springs', km: 34 },
    sites: null,
    reservation: 'unknown',
    reservation_url: null,
    seasons: [
      { year: 2024, operating: { from: '2024-05-15', to: '2024-09-15' }, reservable: null },
    ],
    all_amenities: { toilets: { state: 'unknown', source: null, basis: null } },
    fact_sources: { seasons: 'bcp-dates-2024', sites: null, reservation: null },
    fact_basis: {
      name: 'listed',
      seasons: 'listed',
      location: 'computed',
      region: 'computed',
      nearest_town: 'computed',
      sites: null,
      reservation: null,
    },
    official_url: 'https://bcparks.ca/whiteswan-lake-park/',
    notices: [],
    gone_since: null,
  });
  const named = new Set(Object.values(place.fact_sources).filter((id) => id !== null));
  expect(new Set(place.sources.map(({ id }) => id))).toEqual(named);
  for (const { id, attribution } of place.sources) {
    expect([id, attribution !== null]).toEqual([
      id,
      !['computed', 'by-name', 'by-hand'].includes(id),
    ]);
  }
});

test('seasons come newest first, and an amenity that is known names its source [campgrounds-6, campgrounds-1]', async () => {
  const place = await shown('stawamus-chief-walk-in-sites');

  const years = place.seasons.map(({ year }) => year);
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  expect(place.amenities).toEqual(['walkInSites']);
  expect(place.all_amenities.walkInSites).toEqual({
    state: 'yes',
    source: 'by-name',
    basis: 'name',
  });
  expect(place.sources.map(({ id }) => id)).toContain('by-name');
});

test.each([
  ['say-nuth-khaw-yum-granite-falls-campground', 'unknown', null],
  ['arrow-lakes-shelter-bay-campground', 'unknown', null],
  ['bugaboo-conrad-kain-hut', 'cabin', 'name'],
  ['desolation-sound-tenedos-bay', 'marine', 'hand'],
  ['alice-lake-campground', 'frontcountry', 'listed'],
])(
  '%s is of a kind that is known by what is said of it [campgrounds-6]',
  async (slug, type, basis) => {
    const place = await shown(slug);

    expect(place).toMatchObject({ type, type_basis: basis, fact_basis: { type: basis } });
    expect(place.reservation).not.toBe('no');
  },
);

test('others near by come by their distance from it, without itself [campgrounds-6]', async () => {
  const { others_nearby: others } = await shown('alice-lake-campground');

  const distances = others.map(({ distance_km: km }) => km ?? Infinity);
  expect(others).toHaveLength(6);
  expect(others.map(({ slug }) => slug)).not.toContain('alice-lake-campground');
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('an address that no campground has is not found, and leads to those that look like it [campgrounds-6, calls-campgrounds-1]', async () => {
  const { status, body } = await at('alice-lake-campgruond');
  const similar = await visitor.get('/api/places/campgrounds/alice-lake-campgruond/similar');
  const nothing = await visitor.get('/api/places/campgrounds/zzyzx/similar');

  expect([status, body['code']]).toEqual([404, 'NOT_FOUND']);
  const slugs = (similar.body['campgrounds'] as CampgroundSummary[]).map(({ slug }) => slug);
  expect(slugs).toContain('alice-lake-campground');
  expect(slugs.length).toBeLessThanOrEqual(6);
  expect(nothing.body).toEqual({ campgrounds: [], parks: [] });
});

test('an address that no park has leads to the parks that look like it [campgrounds-6, calls-campgrounds-1]', async () => {
  const parksLike = async (typed: string) => {
    const { body } = await visitor.get(`/api/places/campgrounds/${typed}/similar`);
    return (body['parks'] as { slug: string }[]).map(({ slug }) => slug);
  };

  expect((await parksLike('strathcona-prak'))[0]).toBe('strathcona-park');
  expect((await parksLike('strathkona'))[0]).toBe('strathcona-park');
  expect((await parksLike('lake-park')).length).toBeLessThanOrEqual(3);
});

test('what cannot be a slug is refused before anything is looked for [campgrounds-6]', async () => {
  expect((await at('Alice Lake')).status).toBe(422);
  expect((await at('%3Cscript%3E')).status).toBe(422);
  expect((await at('x'.repeat(121))).status).toBe(422);
  expect((await visitor.get(`/api/places/campgrounds/${'x'.repeat(201)}/similar`)).status).toBe(
    422,
  );
});
