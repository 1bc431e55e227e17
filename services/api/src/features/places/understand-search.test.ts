import { expect, test } from '@jest/globals';
import { kilometresBetween, spotOf } from './distance.ts';
import { campgrounds, index, parks, search, towns } from './search.fixture.ts';
import { understand } from './understand-search.ts';

const namesFor = (q: string) => search(q).campgrounds.map(({ name }) => name);

/** The distance of the place that is nearest to a point, in kilometres. */
function nearestTo(point: { latitude: number; longitude: number }): number {
  const from = spotOf(point);
  const distances = index.places.flatMap(({ spot }) => (spot ? kilometresBetween(spot, from) : []));
  return Math.min(...distances);
}

test('every town with a place within 50 km finds some, the nearest first', () => {
  const misses = towns.flatMap(({ name, latitude, longitude }) => {
    if (latitude === null || longitude === null) return [];
    const nearest = nearestTo({ latitude, longitude });
    const { campgrounds: found, understood } = search(name);
    const isFound = found[0]?.distance_km === nearest && understood?.around?.town.name === name;
    return nearest > 50 || isFound ? [] : [name];
  });

  expect(misses).toEqual([]);
});

test('around a town that is far from all, what is nearest counts', () => {
  const { understood, campgrounds: found } = search('golden');

  expect(understood?.around).toMatchObject({ town: { name: 'Golden' }, km: 100 });
  expect(found[0]?.distance_km).toBeGreaterThan(50);
});

test('what is called like a town elsewhere comes after what is around it', () => {
  const { campgrounds: found, understood } = search('nelson');

  const around = understood?.around?.places ?? 0;
  const distances = found.map(({ distance_km: km }) => km ?? Infinity);
  expect(found.length).toBeGreaterThan(around);
  expect(Math.max(...distances.slice(0, around))).toBeLessThanOrEqual(50);
  expect(Math.min(...distances.slice(around))).toBeGreaterThan(50);
});

test('places, choices and a town are understood together, in both languages', () => {
  const asked = {
    around: { town: { id: 'nelson' }, km: 50 },
    type: ['cabin'],
    text: '',
  };

  expect(search('cabins near Nelson with no reservation').understood).toMatchObject({
    ...asked,
    reservation: ['no', 'unknown'],
  });
  expect(search('refuge près de Nelson').understood).toMatchObject(asked);
  expect(namesFor('cabins near Nelson with no reservation')).toContain('Kokanee Glacier Cabin');
});

test.each([
  ['vancouver island', 'region', 'vancouver-island'],
  ['Île de Vancouver', 'region', 'vancouver-island'],
  ['huts', 'type', 'cabin'],
  ['boat launch', 'amenity', 'boatLaunch'],
  ['dogs', 'feature', 'dogs'],
  ['feu de camp', 'feature', 'campfires'],
  ['hot springs', 'feature', 'hotSpring'],
] as const)('%s is a choice of %s', (q, choice, word) => {
  const { understood, total } = search(q);

  expect(understood?.[choice]).toEqual([word]);
  expect(total).toBeGreaterThan(0);
});

test.each([
  ['mt robson', 'Robson Meadows Campground'],
  ['ec manning', 'Lightning Lake Campground'],
  ['goldenears', 'Golden Ears backcountry'],
  ["Ts'yl-os", "Ts'ilɂos backcountry"],
  ['lac Alice', 'Alice Lake Campground'],
  ['camping au lac Okanagan', 'Okanagan Lake Campground'],
  ['Sxótsaqel', 'Flora Loop'],
  ['haida gwaii', 'Agate Beach Campground'],
])('%s finds %s, as people write it', (q, name) => {
  expect(namesFor(q).some((found) => found === name || found.startsWith(name))).toBe(true);
});

test('words that places have are their names, although one is a kind', () => {
  expect(search('horse lake')).toMatchObject({ understood: null });
  expect(search('golden ears')).toMatchObject({ understood: null });
});

test('a fact that no source has hides nothing, and is told', () => {
  const { understood, total } = search('wifi');

  expect(understood?.not_known).toEqual(['wifi']);
  expect(total).toBe(campgrounds.length);
});

test('what the park allows is a choice, and what it has counts as an amenity [campgrounds-16]', () => {
  const parkOf = new Map(parks.map((park) => [park.name, park.facts]));
  const withDogs = search('', { feature: ['dogs'] });
  const withShowers = search('', { amenity: ['showers'] });

  for (const { park } of search('dogs', { size: 100 }).campgrounds)
    expect(['yes', 'limited']).toContain(parkOf.get(park ?? '')?.dogs);
  expect(search('dogs').total).toBe(withDogs.total);
  expect(withDogs.hidden_features?.dogs).toBe(campgrounds.length - withDogs.total);
  expect(withShowers.total).toBeGreaterThan(0);
  for (const { park } of withShowers.campgrounds)
    expect(['yes', 'limited']).toContain(parkOf.get(park ?? '')?.showers);
});

test('what is not known of a park hides, until it is asked for [campgrounds-16]', () => {
  const known = search('', { feature: ['dogs'] }).total;
  const all = search('', { feature: ['dogs'], unknown: ['dogs'] }).total;

  expect(known).toBeLessThan(campgrounds.length);
  expect(all).toBe(campgrounds.length);
});

test('a search that names a park leads to it [campgrounds-15]', () => {
  expect(search('kokanee creek').parks).toEqual([
    { slug: 'kokanee-creek-park', name: 'Kokanee Creek Park', campgrounds: 6 },
  ]);
  expect(search('park').parks).toEqual([]);
  expect(search('zzyzx').parks).toEqual([]);
});

test('only what any place has is offered, whatever is searched for', () => {
  const { offered, total } = search('zzyzx qwrtpl');

  expect(total).toBe(0);
  expect(offered.reservation).toEqual(['yes', 'unknown']);
  expect(offered.amenity).toContain('boatLaunch');
  expect(offered.amenity).toContain('showers');
  expect(offered.amenity).not.toContain('wheelchairAccess');
  expect(offered.feature).toContain('dogs');
});

test('a town chosen beside the words wins over one in them', () => {
  const { understood, near } = search('victoria', { near: 'nelson' });

  expect(near?.id).toBe('nelson');
  expect(understood).toBeNull();
});

const isNameOfPlaces = (text: string) => index.search.findExactly(text) !== null;

test.each([
  'near X',
  'X, BC',
  'RV park near X',
  'tents near X',
  'provincial parks near X',
  'camping à X, Colombie-Britannique',
])('“%s” is about the town, for every town', (form) => {
  const misses = towns.flatMap(({ name, latitude }) => {
    if (latitude === null || isAlsoAnActivity(name)) return [];
    const { town } = understand(form.replace('X', name), isNameOfPlaces);
    return town?.name === name ? [] : [name];
  });

  expect(misses).toEqual([]);
});

const isAlsoAnActivity = (name: string) => name === 'Canoe';

test.each([
  ['dogs near Canoe', 'Canoe'],
  ['nelsn', 'Nelson'],
  ['vancuver', 'Vancouver'],
  ['vancou', 'Vancouver'],
  ['cabins near nelsn', 'Nelson'],
  ['chiens près de kelwna', 'Kelowna'],
  ['ft st john', 'Fort St. John'],
  ['Fort Saint James', 'Fort St. James'],
  ['queen charlotte', 'Daajing Giids'],
])('%s is about %s, although it is not written so', (q, town) => {
  const { understood, total } = search(q);

  expect(understood?.around?.town.name).toBe(town);
  expect(total).toBeGreaterThan(0);
});

test.each(['goldn ears', 'kokane creek', 'alise lake', 'rathtrevr'])(
  '%s is still a name of places',
  (q) => {
    const { understood, total } = search(q);

    expect(understood).toBeNull();
    expect(total).toBeGreaterThan(0);
  },
);

test.each([
  'pas de réservation',
  'no reservations needed',
  'first come first served',
  'premier arrivé, premier servi',
  'without booking',
])('%s never means that there are reservations', (q) => {
  expect(search(q).understood).toMatchObject({ reservation: ['no', 'unknown'], text: '' });
});

test.each([
  ['dogs allowed near kelowna', [], 'Kelowna'],
  ['no reservation open in october', ['open', 'october'], undefined],
  ['no dogs near Nelson', ['no dogs'], 'Nelson'],
  ['sans chiens', ['sans chiens'], undefined],
])('of %s what fits nowhere hides nothing, and is told', (q, leftOut, town) => {
  const { understood, total } = search(q);

  expect(total).toBeGreaterThan(0);
  expect(understood?.left_out ?? []).toEqual(leftOut);
  expect(understood?.around?.town.name).toBe(town);
});

test('words that have a place somewhat farther away count before the distance', () => {
  const { understood, campgrounds: found } = search('hot springs near Nakusp');

  expect(understood).toMatchObject({ feature: ['hotSpring'], around: { km: 200 } });
  expect(found[0]?.distance_km).toBeGreaterThan(50);
  expect(search('lac près de Nelson').understood?.around?.km).toBe(50);
});

test('regions are also known by the names that people have for them', () => {
  expect(search('Kootenays').understood?.region).toEqual(['kootenay-rockies']);
  expect(search('dogs in the lower mainland').understood).toMatchObject({
    region: ['vancouver-coast-mountains'],
    feature: ['dogs'],
    text: '',
  });
});
