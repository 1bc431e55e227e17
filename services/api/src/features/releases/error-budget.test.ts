import { expect, test } from '@jest/globals';
import { verdictOn } from './error-budget.ts';
import type { Figures } from './figures.ts';

/** So many loads, each as long as the next. */
const figures = (loads: number, failures: number, p75Ms: number | null = null): Figures => ({
  loads,
  failures,
  timed: p75Ms === null ? 0 : loads,
  p75Ms,
});

test.each([
  ['nineteen loads tell nothing', figures(0, 19), figures(100, 0), 'waiting'],
  ['twenty that all fail are over', figures(0, 20), figures(100, 0), 'failures'],
  ['one of twenty is five percent, and kept', figures(19, 1), figures(100, 0), 'kept'],
  ['two of twenty are over', figures(18, 2), figures(100, 0), 'failures'],
  ['twice as many as for everybody else are kept', figures(80, 20), figures(90, 10), 'kept'],
  ['more than twice as many are over', figures(79, 21), figures(90, 10), 'failures'],
  [
    'where nobody else loads anything, five percent count',
    figures(90, 10),
    figures(0, 0),
    'failures',
  ],
  ['twice as long is kept', figures(40, 0, 3_000), figures(40, 0, 1_500), 'kept'],
  ['longer than that is over', figures(40, 0, 3_001), figures(40, 0, 1_500), 'load-time'],
  ['one second longer is kept', figures(40, 0, 1_200), figures(40, 0, 200), 'kept'],
  ['more than a second longer is over', figures(40, 0, 1_201), figures(40, 0, 200), 'load-time'],
  ['a few slow loads tell nothing', figures(40, 0, 9_000), figures(19, 0, 200), 'kept'],
  ['loads that were not timed tell nothing', figures(40, 0), figures(40, 0, 200), 'kept'],
] as const)('%s', (_sentence, canary, stable, verdict) => {
  expect(verdictOn({ canary, stable })).toBe(verdict);
});
