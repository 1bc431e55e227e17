import { expect, test } from '@jest/globals';
import { outcomeSince } from './outcome.ts';

const made = (kind: string, status: number, startedAt: number, endedAt: number) => ({
  kind,
  status,
  startedAt,
  endedAt,
});

test('a gap lasts from the first request that failed to the end of the first that was answered', () => {
  const reader = [
    made('page', 200, 0, 50),
    made('me', 503, 100, 120),
    made('save', 200, 130, 140),
    made('outbox', 0, 200, 900),
    made('page', 200, 950, 970),
    made('me', 200, 1_000, 1_010),
  ];
  const other = [made('page', 200, 0, 30), made('save', 429, 100, 110)];

  expect(outcomeSince([reader, other], 100)).toEqual({
    requests: 6,
    failed: 3,
    pageGapMs: 20,
    readGapMs: 910,
    changeGapMs: 10,
  });
});
