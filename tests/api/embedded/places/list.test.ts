import { expect, test } from '@jest/globals';
import { newVisitor } from '#tests/support/api/api-under-test.ts';
import { listed, slugsIn } from '#tests/support/api/places.ts';

const visitor = newVisitor();
const all = 392;

test('by name, the first page has twenty campgrounds, with what is known of each [campgrounds-2, calls-campgrounds-1]', async () => {
  const list = await listed(visitor, 'sort=name');

  expect(list).toMatchObject({ total: all, page: 1, pages: 20, near: null, season_year: null });
  /* The dates of seasons and reservations are the oldest of what decides. */
  expect(list.as_of).toBe('2024-01-02');
  const names = list.campgrounds.map(({ name }) => name);
  expect(names).toHaveLength(20);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  expect(list.campgrounds.find(({ slug }) => slug === 'naikoon-agate-beach-campground')).toEqual({
    slug: 'naikoon-agate-beach-campground',
    name: 'Agate Beach Campground',
    park: 'Naikoon Park',
    type: 'frontcountry',
    type_basis: 'listed',
    region: 'northern-bc',
    point: { latitude: 53.88333, longitude: -131.8625 },
    precision: 'park',
    nearest_town: expect.objectContaining({ id: expect.any(String), km: expect.any(Number) }),
    reservation: 'unknown',
    season: {
      year: 2024,
      from: '2024-06-01',
      to: '2024-09-30',
      spans: [{ from: '2024-06-01', to: '2024-09-30' }],
      extent: 'whole',
    },
    amenities: [],
    park_facts: ['dogs', 'campfires', 'swimming'],
    distance_km: null,
    status: null,
    closes_on: null,
  });
});

test('unless another order is chosen, what is known best comes first, and ties by name [campgrounds-2]', async () => {
  const pages = [];
  for (let page = 1; page <= 4; page += 1)
    pages.push(await listed(visitor, `size=100&page=${page}`));

  const unknowns = pages.flatMap(({ campgrounds }) =>
    campgrounds.map(
      ({ type, season, reservation }) =>
        [type === 'unknown', season === null, reservation === 'unknown'].filter(Boolean).length,
    ),
  );
  expect(unknowns).toEqual(unknowns.toSorted((a, b) => a - b));
  expect(new Set(unknowns).size).toBe(4);
  expect(pages[0]?.campgrounds.map(({ name }) => name).slice(0, 2)).toEqual([
    'Alice Lake Campground',
    'Alice Lake Group Campground',
  ]);
});

test('the pages follow each other without gaps, and beyond the last one is the last [campgrounds-2]', async () => {
  const pages = [];
  for (let page = 1; page <= 4; page += 1)
    pages.push(await listed(visitor, `size=100&page=${page}`));
  const beyond = await listed(visitor, 'size=100&page=9999');

  expect(new Set(pages.flatMap(slugsIn)).size).toBe(all);
  expect(beyond).toEqual(pages.at(-1));
});

test('sorted by region, the regions follow each other, and in each the names [campgrounds-2]', async () => {
  const first = await listed(visitor, 'sort=region&size=100');

  const regions = first.campgrounds.map(({ region }) => region);
  expect(regions).toEqual(
    regions.toSorted((a, b) => (a === b ? 0 : a === 'vancouver-island' ? -1 : 1)),
  );
  expect(first.campgrounds[0]?.region).toBe('vancouver-island');
});

test.each([
  ['region', 'region=northern-bc'],
  ['type', 'type=marine&type=cabin'],
  ['reservation', 'reservation=yes&region=kootenay-rockies'],
])('what the choices of %s say is what they lead to [campgrounds-4]', async (facet, asked) => {
  const { facets } = await listed(visitor, asked);
  const others = new URLSearchParams(asked);
  others.delete(facet);

  const told = Object.entries(facets[facet as 'region' | 'type' | 'reservation']);
  for (const [choice, count] of told) {
    const chosen = new URLSearchParams([...others, [facet, choice]]);
    const { total } = await listed(visitor, String(chosen));
    expect([choice, total]).toEqual([choice, count]);
  }
});

test('what each further amenity says is what it leads to, beside those that are chosen [campgrounds-4]', async () => {
  const asked = 'amenity=firewood&region=thompson-okanagan';
  const { facets } = await listed(visitor, asked);

  for (const [amenity, { yes }] of Object.entries(facets.amenity)) {
    const { total } = await listed(visitor, `${asked}&amenity=${amenity}`);
    expect([amenity, total]).toEqual([amenity, yes]);
  }
});

test('an amenity that is unknown is not taken for none: it is told, and counts on request [campgrounds-4, campgrounds-1]', async () => {
  const strict = await listed(visitor, 'amenity=toilets');
  const open = await listed(visitor, 'amenity=toilets&unknown=toilets');
  const nowhereKnown = await listed(visitor, 'amenity=wheelchairAccess');

  expect(strict.total).toBeGreaterThan(0);
  expect(strict.facets.amenity.toilets).toEqual({
    yes: strict.total,
    unknown: strict.hidden.toilets,
  });
  expect(open.total).toBe(strict.total + strict.hidden.toilets);
  expect(open.hidden.toilets).toBe(0);
  expect(nowhereKnown).toMatchObject({ total: 0, hidden: { wheelchairAccess: all } });
});

test('what is known to be missing is not counted as unknown [campgrounds-4, campgrounds-1]', async () => {
  const { hidden, total } = await listed(visitor, 'amenity=winterCamping');

  expect(total + hidden.winterCamping).toBeLessThan(all);
});

test('without feeds closures are told as samples, and as many are left as was said [campgrounds-4]', async () => {
  const { closures } = await listed(visitor, 'type=marine');
  const open = await listed(visitor, 'type=marine&closed=hide');

  expect(closures).toMatchObject({ known_by: 'samples', hidden: 0 });
  expect(open.total).toBe(closures.left);
  expect(open.closures.left).toBe(open.total);
});

test.each([
  ['from=2026-07-01&to=2026-07-05', 'summer'],
  ['from=2031-12-20&to=2032-01-05', 'turn of the year'],
  ['from=2028-02-29', 'leap day'],
])(
  '%s finds who is open on these days of the year, and tells the year of the data [campgrounds-5]',
  async (asked) => {
    const list = await listed(visitor, asked);
    const withUnknown = await listed(visitor, `${asked}&unknown=season`);

    expect(list.season_year).toBe(2024);
    expect(list.total).toBeGreaterThan(0);
    expect(list.campgrounds.every(({ season }) => season !== null)).toBe(true);
    expect(withUnknown.total).toBe(list.total + list.hidden.season);
  },
);

test('near a town, places come by their distance, none beyond the radius [campgrounds-2]', async () => {
  const list = await listed(visitor, 'near=squamish&radius=25&sort=distance');
  const here = await listed(visitor, 'at=49.7,-123.15&radius=25&sort=distance');

  const distances = list.campgrounds.map(({ distance_km: km }) => km ?? Infinity);
  expect(list.near).toMatchObject({ id: 'squamish', name: 'Squamish' });
  expect(distances.length).toBeGreaterThan(3);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances.at(-1)).toBeLessThanOrEqual(25);
  expect(here.near).toBeNull();
  expect(slugsIn(here)).toEqual(expect.arrayContaining(slugsIn(list).slice(0, 3)));
});

test.each([
  ['page=0', 'page'],
  ['page=one', 'page'],
  ['size=21', 'size'],
  ['sort=price', 'sort'],
  ['region=alberta', 'region'],
  ['type=hotel', 'type'],
  ['amenity=casino', 'amenity'],
  ['unknown=everything', 'unknown'],
  ['radius=26', 'radius'],
  ['closed=show', 'closed'],
  ['at=here', 'at'],
  ['near=../etc', 'near'],
  ['from=2026-02-30', 'from'],
  ['from=2026-08-10&to=2026-08-01', 'to'],
  [`q=${'x'.repeat(201)}`, 'q'],
  ['q=a%00b', 'q'],
])('%s is refused, with the field that is wrong [campgrounds-5]', async (asked, field) => {
  const { status, body } = await visitor.get(`/api/places/campgrounds?${asked}`);

  expect([status, body['code']]).toEqual([422, 'VALIDATION']);
  expect(Object.keys(body['fields'] as object).map((name) => name.split('.')[0])).toContain(field);
});

test('the map has the same places as the list, and counts those without a point [calls-campgrounds-1]', async () => {
  const asked = 'region=vancouver-island&type=marine&type=frontcountry';
  const { total } = await listed(visitor, asked);
  const { body } = await visitor.get(`/api/places/campgrounds/map?${asked}`);

  const { points, without_point: without } = body as { points: unknown[]; without_point: number };
  expect(points.length + without).toBe(total);
  expect(points[0]).toEqual([
    expect.any(String),
    expect.any(String),
    expect.any(Number),
    expect.any(Number),
    expect.stringMatching(/^(?:site|named-place|park)$/),
    null,
  ]);
});
