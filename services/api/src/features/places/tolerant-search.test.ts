import { expect, test } from '@jest/globals';
import { nameWords, typedWords } from './search-words.ts';
import { TolerantSearch } from './tolerant-search.ts';

const names = [
  'Alice Lake Campground',
  'Alouette Campground',
  'O’Brien Meadows',
  'Sx̱ótsaqel/Chilliwack Lake',
  'Kentucky-Alleyne',
  'Golden Ears',
];

function searchOf(all: readonly string[]) {
  const search = new TolerantSearch({ fields: { name: 1 } });
  for (const name of all) search.add({ name });
  return search;
}

const found = (typed: string) =>
  searchOf(names)
    .best(typed, 10)
    .map((number) => names[number]);

test.each([
  ['alice lake', 'Alice Lake Campground'],
  ['lake alice', 'Alice Lake Campground'],
  ['ali', 'Alice Lake Campground'],
  ['aloutte', 'Alouette Campground'],
  ['goldne eras', 'Golden Ears'],
  ['obrien', 'O’Brien Meadows'],
  ['sxotsaqel', 'Sx̱ótsaqel/Chilliwack Lake'],
  ['alleyne', 'Kentucky-Alleyne'],
])('%s finds %s first [campgrounds-2]', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

test('while something has all words as they are, nothing with mistakes is found [campgrounds-2]', () => {
  expect(searchOf(['Bear Lake', 'Beer Lake']).best('bear', 9)).toEqual([0]);
  expect(searchOf(['Bear Lake', 'Pine Lake']).best('baer', 9)).toEqual([0]);
});

test('words that names lack do not hide what the others find', () => {
  expect(found('golden ears provincial park')).toEqual(['Golden Ears']);
  expect(found('campground')).toEqual(['Alouette Campground', 'Alice Lake Campground']);
});

test('without words there is nothing to look for, which is not to find nothing', () => {
  const search = searchOf(names);

  expect(search.find('  ?! ')).toBeNull();
  expect(search.find('xyzzy')?.some((score) => score > 0)).toBe(false);
  expect(search.nearly('xyzzy golden', 3).map((number) => names[number])).toEqual(['Golden Ears']);
});

test.each([
  [
    'bear',
    ['Bear', 'Bear Creek', 'Little Bear', 'Bearhole'],
    'whole words first, at the beginning',
  ],
  ['lake bear', ['Bear Lake', 'Bear Lakelse'], 'the same in any order'],
  ['bea', ['Beaver', 'Bearhole Lake'], 'shorter names first'],
  ['chilliwak', ['Chilliwack', 'Upper Chilliwack'], 'the same with a mistake'],
])('%s finds %j: %s [campgrounds-2]', (typed, order) => {
  const others = order.toReversed();

  expect(searchOf(others).best(typed, 9)).toEqual(order.map((name) => others.indexOf(name)));
});

test('a name comes before a park, a park before a town, and a mistake after all of them [campgrounds-2]', () => {
  const search = new TolerantSearch({ fields: { name: 3, park: 2, town: 1 } });
  search.add({ name: 'Pine', park: 'Cedar', town: 'Hope' });
  search.add({ name: 'Oak', park: 'Hope Slide and Manning and Others', town: 'Hope' });
  search.add({ name: 'The Very Long Name of the Old Road to Hope', park: 'Fir', town: 'Yale' });
  search.add({ name: 'Hopeful', park: 'Larch', town: 'Yale' });

  expect(search.best('hope', 9)).toEqual([2, 1, 0, 3]);
  search.add({ name: 'Sunny Valley', park: 'Ash', town: 'Kaslo' });
  search.add({ name: 'Sunn Vally', park: 'Ash', town: 'Kaslo' });

  expect(search.best('sunni valley', 9)).toEqual([4, 5]);
});

test('one that counts more comes first among equals', () => {
  const search = new TolerantSearch({ fields: { name: 1 }, weigh: (number) => number + 1 });
  for (const name of ['Hope', 'Hope']) search.add({ name });

  expect(search.best('hope', 2)).toEqual([1, 0]);
});

test.each([
  ["Ts'ilɂos", ['tsilos', 'ts', 'ilos']],
  ['sx̌ʷəx̌ʷnitkʷ', ['sxwexwnitkw', 'sxexnitk']],
  ['Kentucky-Alleyne', ['kentucky', 'alleyne', 'kentuckyalleyne']],
  ['Mᑫuqᵂin', ['muqwin', 'muqin']],
  ['Tā Ch’ilā', ['ta', 'chila', 'ch', 'ila']],
])('%s is found by %j [campgrounds-2]', (name, words) => {
  expect(nameWords(name).toSorted()).toEqual(words.toSorted());
});

test('what is typed is taken apart in one way alone', () => {
  expect(typedWords("  O'Brien  O’Brien, Ts'il?os? ")).toEqual(['obrien', 'tsilos']);
});
