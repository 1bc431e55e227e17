import { expect, test } from '@jest/globals';
import { countsIn } from './playwright-report.ts';

const failedFirst = {
  status: 'flaky',
  results: [
    { duration: 900, errors: [{ message: '\u001B[31mNo such button\u001B[39m' }] },
    { duration: 100, errors: [] },
  ],
};
const failedTwice = { ...failedFirst, status: 'unexpected' };
const passed = { status: 'expected', results: [{ duration: 500, errors: [] }] };

const report = {
  stats: { expected: 1, unexpected: 2, flaky: 2, skipped: 1 },
  suites: [
    {
      title: 'browser/public/song.spec.ts',
      specs: [
        { title: 'plays', file: 'browser/public/song.spec.ts', line: 5, tests: [passed] },
        { title: 'seeks', file: 'browser/public/song.spec.ts', line: 12, tests: [failedTwice] },
        { title: 'stops', file: 'browser/public/song.spec.ts', line: 9, tests: [failedFirst] },
      ],
      suites: [
        {
          title: 'in French',
          specs: [
            { title: 'plays', file: 'browser/public/song.spec.ts', line: 20, tests: [failedFirst] },
          ],
        },
      ],
    },
  ],
};

test('what needed a second try has passed, and is told with where it is and its first error', () => {
  expect(countsIn(report)).toMatchObject({
    passed: 3,
    secondTries: [
      { name: 'browser/public/song.spec.ts:9 › stops', error: 'No such button' },
      { name: 'browser/public/song.spec.ts:20 › in French › plays', error: 'No such button' },
    ],
  });
});

test('what was skipped has failed, and each failure is told with its first error', () => {
  expect(countsIn(report)).toMatchObject({
    failed: 3,
    failures: [{ name: 'browser/public/song.spec.ts:12 › seeks', error: 'No such button' }],
  });
});

test('a file is told with the time of all its tries', () => {
  expect(countsIn(report).files).toEqual([
    { file: 'tests/browser/public/song.spec.ts', seconds: 3.5 },
  ]);
});
