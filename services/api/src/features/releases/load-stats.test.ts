import { expect, test } from '@jest/globals';
import { loadStatsOf, onGrid } from './load-stats.ts';

const loaded = (loadMs: number, times = 1) => ({ kind: 'loaded' as const, loadMs, times });

test('three of four loads are at least as quick as the figure says', () => {
  const told = [loaded(900, 2), loaded(100, 5), loaded(300, 1), loaded(0, 4)];

  expect(loadStatsOf(told)).toEqual({ loads: 12, failures: 0, timed: 8, p75Ms: 300 });
  expect(loadStatsOf([...told, loaded(901)]).p75Ms).toBe(900);
});

test('failures count apart, and without timed loads there is no time', () => {
  const told = [loaded(0, 3), { kind: 'failed' as const, loadMs: 0, times: 2 }];

  expect(loadStatsOf(told)).toEqual({ loads: 3, failures: 2, timed: 0, p75Ms: null });
});

test('a time on the grid is never shorter, and at most a fifth longer', () => {
  for (const loadMs of [0, 1, 2, 7.5, 99, 100, 1_234.5, 59_999]) {
    expect(onGrid(loadMs)).toBeGreaterThanOrEqual(loadMs);
    expect(onGrid(loadMs)).toBeLessThanOrEqual(loadMs * 1.2 + 1);
  }
  expect(onGrid(1e9)).toBe(onGrid(60_000));
});
