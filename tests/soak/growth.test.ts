import { expect, test } from '@jest/globals';
import { growthOf } from './growth.ts';

/** Samples of a process that uses so many megabytes at each look. */
const looks = (megabytes: number[]) =>
  megabytes.map((rss, at) => ({
    at,
    seen: [{ pid: 7, name: 'api', rssBytes: rss * 1e6, handles: 20 + at }],
  }));

test('what a process takes until it is warm is no growth', () => {
  const [growth] = growthOf(
    looks([80, 120, 180, 200, 200, 202, 198, 200, 201, 200, 200, 200, 200]),
  );

  expect(growth).toMatchObject({ name: 'api', pid: 7, startMb: 200, growth: 0 });
});

test('what it takes more and more of is, and a moment’s peak is not', () => {
  const rising = looks([100, 150, 200, 200, 202, 204, 206, 208, 210, 212, 400, 214, 216]);

  expect(growthOf(rising)[0]?.growth).toBeCloseTo(6.9, 1);
});
