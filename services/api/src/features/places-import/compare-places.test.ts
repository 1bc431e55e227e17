import { readPlaces, dataFolder } from '@camp/places/read-data';
import type { CampgroundRow } from '@camp/places/campgrounds';
import { expect, test } from '@jest/globals';
import { comparePlaces, type KeptPlace, lossesIn } from './compare-places.ts';

const rows = readPlaces(dataFolder).campgrounds.slice(0, 20);
const kept = new Map<string, KeptPlace>(rows.map((row) => [row.id, { row, isGone: false }]));
const [first, second] = rows;
if (!first || !second) throw new Error('There is no data.');

const without = (fact: Partial<CampgroundRow>) => [{ ...first, ...fact }, ...rows.slice(1)];

test('the same rows in another order are no change', () => {
  const copied = JSON.parse(JSON.stringify(rows)) as CampgroundRow[];

  expect(comparePlaces(kept, copied.toReversed())).toEqual([]);
});

test('each change is told by its facts, before and after', () => {
  const changed = comparePlaces(kept, without({ name: 'Another Name', url: 'https://a.example/' }));

  expect(changed).toEqual([
    expect.objectContaining({
      change: 'changed',
      facts: [
        { fact: 'name', was: first.name, now: 'Another Name' },
        { fact: 'official_url', was: first.url, now: 'https://a.example/' },
      ],
    }),
  ]);
});

test('who is gone, new, or back is told', () => {
  const before = new Map(kept).set(second.id, { row: second, isGone: true });
  const after = [{ ...first, id: 'a-new-place' }, ...rows.slice(1)];

  expect(comparePlaces(before, after).map(({ row, change }) => [row.id, change])).toEqual([
    ['a-new-place', 'added'],
    [second.id, 'returned'],
    [first.id, 'gone'],
  ]);
});

test('a place that stays gone is no change', () => {
  const before = new Map(kept).set(first.id, { row: first, isGone: true });

  expect(comparePlaces(before, rows.slice(1))).toEqual([]);
});

test('a known fact that would be empty is a loss, unless it is accepted by name [campgrounds-8]', () => {
  const changed = comparePlaces(kept, without({ nearestTown: null, activities: [] }));

  const losses = (...accepted: string[]) => lossesIn(changed, kept, accepted);
  expect(losses()).toHaveLength(2);
  expect(losses('nearest_town')).toEqual([expect.stringContaining('activities is ')]);
  expect(losses('activities', 'nearest_town')).toEqual([]);
});

test('amenities are accepted together or one by one', () => {
  const known = { ...first, amenities: { ...first.amenities, toilets: 'yes' as const } };
  const before = new Map(kept).set(first.id, { row: known, isGone: false });
  const changed = comparePlaces(before, rows);

  expect(lossesIn(changed, before, [])).toEqual([expect.stringContaining('amenities.toilets')]);
  expect(lossesIn(changed, before, ['amenities'])).toEqual([]);
  expect(lossesIn(changed, before, ['amenities.toilets'])).toEqual([]);
  expect(lossesIn(changed, before, ['amenities.showers'])).toHaveLength(1);
});

test('more than a tenth of all places do not go at once', () => {
  const gone = (count: number) => comparePlaces(kept, rows.slice(count));

  expect(lossesIn(gone(2), kept, [])).toEqual([]);
  expect(lossesIn(gone(3), kept, [])).toEqual(['3 of 20 places would be gone (places)']);
  expect(lossesIn(gone(3), kept, ['places'])).toEqual([]);
});
