import type { Generation } from '@camp/contracts/staff/releases';
import { expect, test } from '@jest/globals';
import { generationOf } from '#features/releases/generation.fixture.ts';
import { type LaneStep, lanesOf } from './app-lanes.ts';

const day = (number: number) => `2026-11-0${number}T07:00:00.000Z`;

/** A generation in which each app has a version. */
function generation(
  number: number,
  versions: Record<string, string>,
  { before = {}, ...more }: Partial<Generation> & { before?: Record<string, string> } = {},
): Generation {
  return generationOf(number, {
    builds: Object.entries(versions).map(([name, version]) => ({
      name,
      version,
      loads: number,
      failures: 0,
      bytes: null,
      is_new: before[name] !== version,
    })),
    ...more,
  });
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
    ?.steps.map((step) => [step.kind, step.version, Number(step.at.slice(8, 10)), untilOf(step)]);

const untilOf = (step: LaneStep) => (step.kind === 'refused' ? 'never live' : step.until);

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

test('a build has the visitors of its app while everyone had it, a canary none of them [console-2]', () => {
  const served = (visitors: number) => ({ visitors, failures: 1 });
  const before = { shell: 'a', trips: 'x' };
  const first = generation(1, before);
  const begun = generation(2, before, { before, canaries: [canary('b')] });
  begun.canary_changes = [{ name: 'shell', change: 'begun' }];
  const other = generation(3, { shell: 'a', trips: 'y' }, { before });
  first.builds.forEach((build, index) => Object.assign(build, { served: served(20 + index) }));
  other.builds.forEach((build, index) => Object.assign(build, { served: served(30 + index) }));

  const [shell, trips] = lanesOf([other, begun, first]);

  expect(trips?.steps[0]).toMatchObject({ version: 'y', served: served(31) });
  expect(trips?.steps[1]).toMatchObject({ version: 'x', served: served(21) });
  expect(shell?.steps[0]).toMatchObject({ kind: 'canary', canary: 'shell' });
  expect(shell?.steps[0]).not.toHaveProperty('served');
  expect(shell?.steps[1]).toMatchObject({ version: 'a', served: served(20) });
});

test('a build that was refused stands between those that went live, and an app that never did has a lane [console-3]', () => {
  const reasons = [{ code: 'PAGE_EMPTY', message: 'The page shows nothing.' }];
  const builds = [
    { name: 'shell', version: 'b', commit: '0a1b2c3d' },
    { name: 'trips', version: 'x' },
  ];
  const refused = [{ at: day(2), by: 'bo', builds, reasons, more: 3 }];
  const first = generation(1, { shell: 'a' });
  const third = generation(3, { shell: 'c' }, { before: { shell: 'a' } });

  const [shell, trips, ...others] = lanesOf([third, first], refused);

  expect(shell?.steps.map(({ kind, version }) => [kind, version])).toEqual([
    ['new', 'c'],
    ['refused', 'b'],
    ['new', 'a'],
  ]);
  const by = { by: 'bo', made_by: 'person' };
  expect(shell?.steps[1]).toMatchObject({ commit: '0a1b2c3d', at: day(2), by, reasons, more: 3 });
  expect(trips).toMatchObject({ app: 'trips', steps: [{ kind: 'refused', version: 'x' }] });
  expect(others).toEqual([]);
});

test('an app that is a canary alone has a lane', () => {
  const first = generation(1, { trips: 'x' });
  const begun = generation(2, { trips: 'x' }, { before: { trips: 'x' }, canaries: [canary('b')] });
  begun.canary_changes = [{ name: 'shell', change: 'begun' }];

  expect(lanesOf([begun, first]).map(({ app }) => app)).toEqual(['trips', 'shell']);
});

test('without a generation there is no lane', () => {
  expect(lanesOf([])).toEqual([]);
});
