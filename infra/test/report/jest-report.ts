import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts, FailedTry } from '#infra/test/stages.ts';

/** The parts of Jest's report that are read here. */
export interface JestReport {
  numPassedTests: number;
  numTotalTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    /** In milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: Assertion[];
  }[];
}

interface Assertion {
  fullName: string;
  status: string;
  failureMessages: string[];
  /** The failure of each try but the last. */
  retryReasons?: string[];
}

export function countsIn(report: JestReport): Counts {
  const { numPassedTests, numTotalTests, numRuntimeErrorTestSuites, testResults } = report;
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap(failuresIn),
    secondTries: testResults.flatMap(secondTriesIn),
    files: testResults.map((file) => ({
      file: pathOf(file),
      seconds: (file.endTime - file.startTime) / 1_000,
    })),
  };
}

type TestFile = JestReport['testResults'][number];

/** A file that could not be run has a message and no tests. */
function failuresIn(file: TestFile): FailedTry[] {
  if (file.assertionResults.length === 0) {
    return [{ name: pathOf(file), error: stripVTControlCharacters(file.message) }];
  }
  return firstTries(file, ({ status }) => status !== 'passed');
}

const secondTriesIn = (file: TestFile) =>
  firstTries(
    file,
    ({ status, retryReasons = [] }) => status === 'passed' && retryReasons.length > 0,
  );

function firstTries(file: TestFile, isWanted: (assertion: Assertion) => boolean): FailedTry[] {
  return file.assertionResults
    .filter(isWanted)
    .map(({ fullName, status, failureMessages, retryReasons = [] }) => ({
      name: `${pathOf(file)} › ${fullName}`,
      error: stripVTControlCharacters(retryReasons[0] ?? failureMessages[0] ?? status),
    }));
}

const pathOf = ({ name }: TestFile) => relative(process.cwd(), name);
