import { expect, test } from '@jest/globals';
import { summaryOf } from './summary.ts';

const second = (name: string) => ({ name, error: `${name} came too late.\nExpected: 1` });

const journeys = (secondTries: string[]) => ({
  name: 'journeys',
  seconds: 61.26,
  passed: 10,
  failed: 0,
  secondTries: secondTries.map(second),
});

test('each stage has a line with its time, and the run ends with the total', () => {
  const unit = { name: 'unit', seconds: 9.04, passed: 3, failed: 2 };

  const { text, passed, failed } = summaryOf([unit, journeys([])]);

  expect({ passed, failed }).toEqual({ passed: 13, failed: 2 });
  expect(text).toMatch(
    /^unit +9\.0 s +passed 3, failed 2\njourneys +61\.3 s +passed 10, failed 0\ntogether +70\.3 s\n/,
  );
  expect(text).toMatch(/\n13 passed, 2 failed$/);
  expect(text).not.toContain('second try');
});

test('the ten slowest files are named, whichever stage they are of', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}`, seconds: index }));

  const { text } = summaryOf([{ ...journeys([]), files }]);

  expect(text).toMatch(
    /The slowest files:\n +11\.0 s {2}f11 \(journeys\)\n(.*\n){8} +2\.0 s {2}f2 /,
  );
  expect(text).not.toContain('f1 ');
});

test('what passed only at the second try is named at the end, with its first error', () => {
  const { text, passed, failed } = summaryOf([journeys(['the song', 'the film', 'the map'])]);

  expect({ passed, failed }).toEqual({ passed: 10, failed: 0 });
  expect(text).toContain('Passed only at the second try: 3');
  expect(text).toContain('\n  the song\n    the song came too late.\n    Expected: 1\n');
  expect(text).toContain('\n  the map\n');
});

test('every failure is named at the very end, with the first lines of its error', () => {
  const error = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
  const failing = { ...journeys([]), failed: 1, failures: [{ name: 'the tide', error }] };

  const { text } = summaryOf([failing, journeys(['the song'])]);

  expect(text).toMatch(/\n {2}the tide\n {4}line 0\n(.*\n)* {4}line 11\n\n20 passed, 1 failed$/);
});

test('more than three second tries in a run fail it, in whichever stages they were', () => {
  const faults = { ...journeys(['the outage', 'the frost', 'the flood']), name: 'faults' };

  const { text, passed, failed } = summaryOf([journeys(['the song']), faults]);

  expect({ passed, failed }).toEqual({ passed: 16, failed: 4 });
  expect(text).toContain('These count as failed: at most 3 may need a second try.');
  expect(text).toMatch(/\n16 passed, 4 failed$/);
});
