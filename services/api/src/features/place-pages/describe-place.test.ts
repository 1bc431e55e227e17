import { sampleOf } from '@camp/contracts/client/sample';
import { describeCampground } from '@camp/contracts/places/campground-page';
import { type Campground, campgroundSchema } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { describePlace } from './describe-place.ts';

const sample = campgroundSchema.parse(sampleOf(campgroundSchema));

const spring = { from: '2024-03-15', to: '2024-10-31' };

function placeWith(changes: Partial<Campground> = {}): Campground {
  return {
    ...sample,
    slug: 'alice-lake',
    name: 'Alice Lake Campground',
    park: 'Alice Lake Park',
    type: 'frontcountry',
    region: 'vancouver-coast-mountains',
    point: { latitude: 49.78, longitude: -123.12 },
    precision: 'site',
    nearest_town: { id: 'squamish', name: 'Squamish', km: 9.6 },
    reservation: 'yes',
    season: { year: 2024, ...spring, spans: [spring], extent: 'whole' },
    seasons: [{ year: 2024, operating: spring, reservable: null }],
    amenities: ['toilets', 'firewood'],
    official_url: 'https://bcparks.ca/alice-lake-park/',
    reservation_url: null,
    notices: [],
    others_nearby: [],
    gone_since: null,
    ...changes,
  };
}

const unknown = placeWith({
  park: null,
  type: 'unknown',
  point: null,
  precision: null,
  nearest_town: null,
  reservation: 'unknown',
  season: null,
  seasons: [],
  sites: null,
  amenities: [],
});

const factIn = (place: Campground, label: string) =>
  describePlace(place, 'en').facts.filter((fact) => fact.label === label);

test('a season with gaps, and parts with other days, are told as they are', () => {
  const autumn = { from: '2024-09-03', to: '2024-09-23' };
  const place = placeWith({
    season: { year: 2024, ...spring, spans: [spring, autumn], extent: 'varies' },
    seasons: [
      { year: 2024, part: 'North', operating: spring, reservable: null },
      { year: 2024, part: 'North', operating: autumn, reservable: null },
      { year: 2024, part: 'South', operating: autumn, reservable: null },
    ],
  });

  expect(describePlace(place, 'en').description).toContain(
    'In 2024 open from March 15 to October 31 and from September 3 to September 23, parts of it for less.',
  );
  expect(factIn(place, 'Season').map(({ value }) => value)).toEqual([
    'North: In 2024 open from March 15 to October 31',
    'South: In 2024 open from September 3 to September 23',
  ]);
});

test('a campground is described by what is known of it, in both languages', () => {
  const [english, french] = [describePlace(placeWith(), 'en'), describePlace(placeWith(), 'fr')];

  expect(english.title).toBe('Alice Lake Campground');
  expect(english.description).toBe(
    'Drive-in campground, Alice Lake Park, Vancouver, Coast & Mountains, British Columbia. In 2024 open from March 15 to October 31. Takes reservations.',
  );
  expect(french.description).toBe(
    'Camping accessible en voiture, Alice Lake Park, Vancouver, côte et montagnes, Colombie-Britannique. En 2024, ouvert du 15 mars au 31 octobre. Accepte les réservations.',
  );
  expect(english.picture?.path).toBe('/api/share/campgrounds/alice-lake/picture.png?lang=en');
});

test('French calls the first of a month by its rank', () => {
  const season = { from: '2024-06-01', to: '2024-10-11' };
  const place = placeWith({ season: { year: 2024, ...season, spans: [season], extent: 'whole' } });

  expect(describePlace(place, 'fr').description).toContain('ouvert du 1er juin au 11 octobre.');
});

test('what is unknown is said to be unknown, never no [campgrounds-1, campgrounds-6]', () => {
  expect(describePlace(unknown, 'en').description).toBe(
    'Campground, Vancouver, Coast & Mountains, British Columbia. Season not known. Whether it takes reservations is not known.',
  );
  expect(factIn(unknown, 'Known to be there')).toMatchObject([{ value: 'Not known' }]);
  expect(factIn(unknown, 'Location')).toMatchObject([
    { value: 'Where it is exactly is not known' },
  ]);
});

test('searchers are told what is known for sure', () => {
  expect(describePlace(placeWith(), 'en').structured_data).toMatchObject({
    '@type': 'Campground',
    name: 'Alice Lake Campground',
    address: { '@type': 'PostalAddress', addressRegion: 'BC', addressCountry: 'CA' },
    containedInPlace: { '@type': 'Park', name: 'Alice Lake Park' },
    geo: { '@type': 'GeoCoordinates', latitude: 49.78, longitude: -123.12 },
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Toilets', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'Firewood', value: true },
    ],
  });
  expect(Object.keys(describePlace(unknown, 'en').structured_data ?? {})).not.toContain(
    'amenityFeature',
  );
});

test.each(['park', 'named-place'] as const)(
  'a point that is only approximate (%s) is no point for searchers, and is said to be approximate [campgrounds-1, campgrounds-6]',
  (precision) => {
    const place = placeWith({ precision });

    expect(describePlace(place, 'en').structured_data).not.toHaveProperty('geo');
    expect(factIn(place, 'Location')[0]?.value).toContain('Approximate');
  },
);

test('no fact leads anywhere but to a page of the site or over HTTPS', () => {
  const place = placeWith({
    official_url: 'javascript:alert(1)',
    reservation_url: 'http://camping.example/',
    notices: [
      {
        id: 'a',
        status: 'closed',
        headline: '<b>Closed</b>',
        headline_fr: null,
        text: null,
        text_fr: null,
        url: 'data:text/html,x',
        source: 'a',
        as_of: null,
        is_sample: false,
      },
    ],
  });

  const described = { ...describePlace(place, 'en'), data: { campground: place } };

  expect(describeCampground.response.safeParse(described).error).toBeUndefined();
  expect(factIn(place, 'Closed')).toEqual([{ label: 'Closed', value: '<b>Closed</b>' }]);
  expect(factIn(place, 'Official page')[0]).not.toHaveProperty('href');
});

test('what is longer than a document has room for is cut, and the page goes on', () => {
  const place = placeWith({ name: 'x'.repeat(5_000), park: 'y'.repeat(5_000) });

  const described = { ...describePlace(place, 'en'), data: { campground: place } };

  expect(describeCampground.response.safeParse(described).error).toBeUndefined();
});

test('what the source no longer has says so first', () => {
  const { facts } = describePlace(placeWith({ gone_since: '2026-05-01' }), 'en');

  expect(facts[0]).toEqual({
    label: 'Notice',
    value: 'No longer in the official list since 2026-05-01',
  });
});
