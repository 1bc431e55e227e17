import { expect, test } from '@jest/globals';
import { visitorsIn } from '@camp/contracts/staff/release-visitors';
import { evaluateBudget } from './error-budget.ts';
import type { LoadStats } from './load-stats.ts';

/** Stats of loads that take the same time each. */
const stats = (loads: number, failures: number, p75Ms: number | null = null): LoadStats => ({
  loads,
  failures,
  timed: p75Ms === null ? 0 : loads,
  p75Ms,
});

test.each([
  ['nineteen loads tell nothing', stats(0, 19), stats(100, 0), 'waiting'],
  ['twenty that all fail are over', stats(0, 20), stats(100, 0), 'failures'],
  ['one of twenty is five percent, and kept', stats(19, 1), stats(100, 0), 'kept'],
  ['two of twenty are over', stats(18, 2), stats(100, 0), 'failures'],
  ['twice as many as for everybody else are kept', stats(80, 20), stats(90, 10), 'kept'],
  ['more than twice as many are over', stats(79, 21), stats(90, 10), 'failures'],
  ['where nobody else loads anything, five percent count', stats(90, 10), stats(0, 0), 'failures'],
  ['twice as long is kept', stats(40, 0, 3_000), stats(40, 0, 1_500), 'kept'],
  ['longer than that is over', stats(40, 0, 3_001), stats(40, 0, 1_500), 'load-time'],
  ['one second longer is kept', stats(40, 0, 1_200), stats(40, 0, 200), 'kept'],
  ['more than a second longer is over', stats(40, 0, 1_201), stats(40, 0, 200), 'load-time'],
  ['a few slow loads tell nothing', stats(40, 0, 9_000), stats(19, 0, 200), 'kept'],
  ['loads that were not timed tell nothing', stats(40, 0), stats(40, 0, 200), 'kept'],
] as const)('%s', (_sentence, canary, stable, verdict) => {
  expect(evaluateBudget({ canary, stable, spread: visitorsIn(canary) })).toBe(verdict);
});

test.each([
  ['of too few providers are not waited for in vain', stats(0, 30), [16, 16], 'waiting'],
  ['of one provider among many fine ones are kept', stats(60, 40), [80, 4], 'kept'],
  ['of many providers are over', stats(60, 40), [80, 5], 'failures'],
  ['that are slow, of too few providers, are waited for', stats(40, 0, 3_001), [16, 0], 'waiting'],
] as const)('failures %s', (_sentence, canary, [visitors, failures], verdict) => {
  const stable = stats(100, 0, 1_500);

  expect(evaluateBudget({ canary, stable, spread: { visitors, failures } })).toBe(verdict);
});
