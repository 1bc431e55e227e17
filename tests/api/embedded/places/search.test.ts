import { expect, test } from '@jest/globals';
import { newVisitor } from '#tests/support/api/api-under-test.ts';
import { listed, slugsIn } from '#tests/support/api/places.ts';

const visitor = newVisitor();

const found = async (typed: string) =>
  slugsIn(await listed(visitor, `size=100&q=${encodeURIComponent(typed)}`));

test.each([
  ['alice lake', 'alice-lake-campground'],
  ['LAKE alice', 'alice-lake-campground'],
  ['ali lak', 'alice-lake-campground'],
  ['alise lake', 'alice-lake-campground'],
  ['ailce lake', 'alice-lake-campground'],
  ['Alice Lake Provincial Park', 'alice-lake-campground'],
  ['the campground near alice lake bc', 'alice-lake-campground'],
  ['tsilos', 'tsil-os-backcountry'],
  ["ts'il?os", 'tsil-os-backcountry'],
  ['Ts’ilɂos', 'tsil-os-backcountry'],
  ["o'brien", 'mount-assiniboine-obrien-meadows'],
  ['o’brien', 'mount-assiniboine-obrien-meadows'],
  ['obrien', 'mount-assiniboine-obrien-meadows'],
  ['brien meadows', 'mount-assiniboine-obrien-meadows'],
  ['kentucky alleyne', 'kentucky-alleyne-campground'],
  ['kentuckyalleyne', 'kentucky-alleyne-campground'],
])('"%s" finds %s', async (typed, slug) => {
  expect(await found(typed)).toContain(slug);
});

test.each([
  ['sxwexwnitkw', 'sx̌ʷəx̌ʷnitkʷ Campground'],
  ['sxexnitk', 'sx̌ʷəx̌ʷnitkʷ Campground'],
  ['sx̌ʷəx̌ʷnitkʷ', 'sx̌ʷəx̌ʷnitkʷ Campground'],
  ['swiws', 'sẃiẃs Campground'],
  ['sxotsaqel', 'Chilliwack Lake Campground'],
  ['ta chila', 'Boya Lake Campground'],
  ['muqwin', 'Mᑫuqᵂin wilderness camping'],
  ['squamish', 'Alice Lake Campground'],
  ['golden ears', 'Gold Creek Campground'],
])('"%s" finds %s by the letters that people can type, park or town', async (typed, name) => {
  const { campgrounds } = await listed(visitor, `size=100&q=${encodeURIComponent(typed)}`);

  expect(campgrounds.map((each) => each.name)).toContain(name);
});

test('a search has names before parks, and is by name when that is asked for', async () => {
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

test('what is typed well finds nothing that only looks like it', async () => {
  const { campgrounds } = await listed(visitor, 'size=100&q=golden+ears');

  expect(new Set(campgrounds.map(({ park }) => park))).toEqual(new Set(['Golden Ears Park']));
});

test('words that no place has find none, and signs alone leave the list as it is', async () => {
  expect(await found('zzyzx qwrtpl')).toEqual([]);
  expect((await listed(visitor, 'q=%3F%21%2A')).total).toBe(392);
});

test('markup and operators in a search are only words', async () => {
  const { total } = await listed(
    visitor,
    `q=${encodeURIComponent("<script>'; DROP TABLE places")}`,
  );

  expect(total).toBe(0);
});

test('the largest town of a name comes first, and typing mistakes are forgiven', async () => {
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
