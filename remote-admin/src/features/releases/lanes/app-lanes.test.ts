import type { Generation } from '@camp/contracts/staff/releases';
import { expect, test } from '@jest/globals';
import { lanesOf } from './app-lanes.ts';

const day = (number: number) => `2026-11-0${number}T07:00:00.000Z`;

/** A generation in which each app has a version. */
function generation(
  number: number,
  versions: Record<string, string>,
  { before = {}, ...more }: Partial<Generation> & { before?: Record<string, string> } = {},
): Generation {
  return {
    generation: number,
    created_at: day(number),
    by: 'ana',
    made_by: 'person',
    smoke: null,
    is_kept: false,
    builds: Object.entries(versions).map(([name, version]) => ({
      name,
      version,
      loads: number,
      failures: 0,
      bytes: null,
      is_new: before[name] !== version,
    })),
    removed: [],
    canaries: [],
    canary_changes: [],
    ...more,
  };
}

const canary = (version: string): Generation['canaries'][number] => ({
  name: 'shell',
  percentage: 10,
  since: day(2),
  by: 'ana',
  builds: [{ name: 'shell', version, loads: 0, failures: 0 }],
  outdated: [],
});

const steps = (newestFirst: Generation[], app: string) =>
  lanesOf(newestFirst)
    .find((lane) => lane.app === app)
    ?.steps.map(({ kind, version, generation: number, until }) => [kind, version, number, until]);

test('a build that is gone back to is told from a new one, and each ends where the next begins [console-1]', () => {
  const first = generation(1, { shell: 'a', trips: 'x' });
  const second = generation(2, { shell: 'b', trips: 'x' }, { before: { shell: 'a', trips: 'x' } });
  const third = generation(3, { shell: 'a', trips: 'x' }, { before: { shell: 'b', trips: 'x' } });
  const all = [third, second, first];

  expect(steps(all, 'shell')).toEqual([
    ['back', 'a', 3, null],
    ['new', 'b', 2, day(3)],
    ['new', 'a', 1, day(2)],
  ]);
  expect(steps(all, 'trips')).toEqual([['new', 'x', 1, null]]);
});

test('a canary has a step of its own, and what it becomes is promoted [console-1]', () => {
  const before = { shell: 'a' };
  const first = generation(1, { shell: 'a' });
  const begun = generation(2, { shell: 'a' }, { before, canaries: [canary('b')] });
  begun.canary_changes = [{ name: 'shell', change: 'begun' }];
  const promoted = generation(3, { shell: 'b' }, { before });
  promoted.canary_changes = [{ name: 'shell', change: 'ended' }];

  expect(steps([promoted, begun, first], 'shell')).toEqual([
    ['promoted', 'b', 3, null],
    ['canary', 'b', 2, day(3)],
    ['new', 'a', 1, day(3)],
  ]);
  expect(steps([begun, first], 'shell')?.[0]).toEqual(['canary', 'b', 2, null]);
});

test('without a generation there is no lane', () => {
  expect(lanesOf([])).toEqual([]);
});
