import { expect, test } from '@jest/globals';
import { newVisitor } from '#tests/support/api/api-under-test.ts';
import { listed, slugsIn } from '#tests/support/api/places.ts';

const visitor = newVisitor();

const found = async (typed: string) =>
  slugsIn(await listed(visitor, `size=100&q=${encodeURIComponent(typed)}`));

test('a search has names before parks, and is by name when that is asked for [campgrounds-2]', async () => {
  const byMatch = (await listed(visitor, 'q=golden+ears')).campgrounds.map(({ name }) => name);
  const byName = (await listed(visitor, 'q=golden+ears&sort=name')).campgrounds;
  const pages = await listed(visitor, 'q=lake&size=20&page=2');
  const whole = await listed(visitor, 'q=lake&size=100');

  const isNamedSo = byMatch.map((name) => name.includes('Golden Ears'));
  const named = isNamedSo.indexOf(false);
  expect(named).toBeGreaterThan(0);
  expect(isNamedSo.lastIndexOf(true)).toBe(named - 1);
  const names = byName.map(({ name }) => name);
  expect(names).toEqual(byMatch.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  expect(names).not.toEqual(byMatch);
  expect(slugsIn(pages)).toEqual(slugsIn(whole).slice(20, 40));
});

test('words that no place has find none, and signs alone leave the list as it is [campgrounds-3]', async () => {
  expect(await found('zzyzx qwrtpl')).toEqual([]);
  expect((await listed(visitor, 'q=%3F%21%2A')).total).toBe(392);
});

test('markup and operators in a search are only words [campgrounds-3]', async () => {
  const { total } = await listed(
    visitor,
    `q=${encodeURIComponent("<script>'; DROP TABLE places")}`,
  );

  expect(total).toBe(0);
});

test('the largest town of a name comes first, and typing mistakes are forgiven [calls-campgrounds-1]', async () => {
  const towns = async (typed: string) => {
    const { body } = await visitor.get(`/api/places/towns?q=${encodeURIComponent(typed)}`);
    return (body['towns'] as { name: string }[]).map(({ name }) => name);
  };

  expect((await towns('vanc'))[0]).toBe('Vancouver');
  expect((await towns('kamlops'))[0]).toBe('Kamloops');
  expect((await towns('hope'))[0]).toBe('Hope');
  expect(await towns('')).toEqual([]);
  expect(await towns('qqqqqq')).toEqual([]);
  expect((await visitor.get(`/api/places/towns?q=${'x'.repeat(201)}`)).status).toBe(422);
});

test('towns of like names are told apart by the region around them [campgrounds-34]', async () => {
  const { body } = await visitor.get('/api/places/towns?q=nelson');
  const towns = body['towns'] as { id: string; region: string }[];

  const regionOf = (id: string) => towns.find((town) => town.id === id)?.region;
  expect(regionOf('nelson')).toBe('kootenay-rockies');
  expect(regionOf('fort-nelson')).toBe('northern-bc');
});

test('where nothing is within the distance, the nearest that fits is named [campgrounds-35]', async () => {
  const { total, nearest } = await listed(visitor, 'near=fort-nelson&radius=100');

  expect(total).toBe(0);
  expect(nearest?.km).toBeGreaterThan(100);
  const wider = await listed(visitor, 'near=fort-nelson&radius=200&sort=distance');
  expect(wider.campgrounds[0]).toMatchObject({ slug: nearest?.slug, distance_km: nearest?.km });
  expect((await listed(visitor, 'q=qqqqqq')).nearest).toBe(null);
});
