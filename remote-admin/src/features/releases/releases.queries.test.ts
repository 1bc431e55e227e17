import { changes } from '@camp/shell-api';
import { afterEach, expect, test } from '@jest/globals';
import { canariesQuery, healthQuery, releasesQuery } from './releases.queries.ts';

afterEach(() => {
  changes.areTold = false;
});

const intervals = () => [
  (releasesQuery.refetchInterval as (query: object) => unknown)({ state: {} }),
  (canariesQuery.refetchInterval as () => unknown)(),
];

test('the page asks by itself where nothing says what changes, and rarely elsewhere [console-5]', () => {
  expect(intervals()).toEqual([5_000, 5_000]);

  changes.areTold = true;

  expect(intervals()).toEqual([60_000, 60_000]);
  for (const { meta } of [releasesQuery, canariesQuery, healthQuery(1)])
    expect(meta).toEqual({ changesWith: 'releases' });
});
