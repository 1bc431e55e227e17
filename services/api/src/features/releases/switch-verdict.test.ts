import { expect, test } from '@jest/globals';
import { findCause, type Interval } from './switch-verdict.ts';

const seen = (visitors: number, failures: number) => ({ visitors, failures });

const change = (
  generation: number,
  app: string,
  [visitors, failures]: [number, number],
): Interval => ({ generation, apps: [app], visitors, failures });

const good = seen(50, 1);

test.each([
  ['nineteen visitors tell nothing', good, [19, 19], null],
  ['of twenty, a fifth may fail', good, [20, 4], null],
  ['more than a fifth is too much', good, [20, 5], ['shell']],
  ['twice as many as before may fail', seen(50, 20), [50, 40], null],
  ['more than that is worse', seen(50, 20), [50, 41], ['shell']],
  ['where nobody was seen before, there is nothing to go back to', seen(0, 0), [50, 50], null],
] as const)('%s', (_rule, base, [visitors, failures], expected) => {
  const blame = findCause(base, [change(2, 'shell', [visitors, failures])]);

  expect(blame?.apps ?? null).toEqual(expected);
});

test('a good release that follows a bad one is left alone', () => {
  const blame = findCause(good, [
    change(2, 'remote-account', [15, 15]),
    change(3, 'remote-admin', [15, 15]),
  ]);

  expect(blame).toMatchObject({ generation: 2, apps: ['remote-account'], since: seen(30, 30) });
});

test('a bad release that follows a good one is taken back alone', () => {
  const blame = findCause(good, [
    change(2, 'remote-account', [15, 0]),
    change(3, 'remote-admin', [25, 25]),
  ]);

  expect(blame).toMatchObject({ generation: 3, apps: ['remote-admin'] });
});

test('a bad release that was seen by few does not shift the blame to the good one before', () => {
  expect(
    findCause(good, [change(2, 'remote-account', [15, 0]), change(3, 'remote-admin', [10, 10])]),
  ).toBeNull();
});

test('two releases that nobody came between are taken back together', () => {
  const blame = findCause(good, [
    change(2, 'remote-account', [1, 1]),
    change(3, 'remote-admin', [25, 25]),
  ]);

  expect(blame).toMatchObject({ generation: 2, apps: ['remote-account', 'remote-admin'] });
});

test('without any switch nobody is to blame', () => {
  expect(findCause(good, [])).toBeNull();
});
