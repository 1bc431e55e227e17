import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { countsIn } from './jest-report.ts';

const report = {
  numPassedTests: 2,
  numTotalTests: 4,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: join(process.cwd(), 'tests/api/store/orders.test.ts'),
      message: 'told again by each test',
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        { fullName: 'orders are kept', status: 'passed', failureMessages: [], retryReasons: [] },
        {
          fullName: 'orders are sent',
          status: 'passed',
          failureMessages: [],
          retryReasons: ['\u001b[31mThe mail came late.\u001b[39m'],
        },
        {
          fullName: 'orders are paid',
          status: 'failed',
          failureMessages: ['Nobody paid at the second try.'],
          retryReasons: ['Nobody paid.'],
        },
        { fullName: 'orders are counted', status: 'pending', failureMessages: [] },
      ],
    },
    {
      name: join(process.cwd(), 'tests/api/store/prices.test.ts'),
      message: 'Cannot find module',
      startTime: 0,
      endTime: 0,
      assertionResults: [],
    },
  ],
};

test('what is skipped and what could not be read counts as failed', () => {
  expect(countsIn(report)).toMatchObject({ passed: 2, failed: 3 });
});

test('each failure is named with what its first try said', () => {
  expect(countsIn(report).failures).toEqual([
    { name: 'tests/api/store/orders.test.ts › orders are paid', error: 'Nobody paid.' },
    { name: 'tests/api/store/orders.test.ts › orders are counted', error: 'pending' },
    { name: 'tests/api/store/prices.test.ts', error: 'Cannot find module' },
  ]);
});

test('what passed only at the second try is named apart, with what the first said', () => {
  expect(countsIn(report).secondTries).toEqual([
    { name: 'tests/api/store/orders.test.ts › orders are sent', error: 'The mail came late.' },
  ]);
});

test('each file is told with its time', () => {
  expect(countsIn(report).files).toEqual([
    { file: 'tests/api/store/orders.test.ts', seconds: 2.5 },
    { file: 'tests/api/store/prices.test.ts', seconds: 0 },
  ]);
});
