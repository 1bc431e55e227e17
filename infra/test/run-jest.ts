import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runNode } from '#infra/site/process.ts';
import { type Counts, type FailedTry, withExitCode } from './stages.ts';

interface JestRun {
  files: string[] | 'all';
  environment?: NodeJS.ProcessEnv;
  /** Files that run at the same time. */
  workers?: number;
}

/** Runs some or all files of projects of jest.config.mjs and counts their tests; a skipped test counts as failed. */
export async function runJest(
  projects: string[],
  { files, environment = {}, workers = availableParallelism() }: JestRun,
): Promise<Counts> {
  const report = join(mkdtempSync(join(tmpdir(), 'campbc-jest-')), 'report.json');
  const code = await runNode(
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--silent=false',
      /* What a failed test has left running ends with the run, and must not keep it from ending. */
      '--forceExit',
      `--maxWorkers=${workers}`,
      ...(files === 'all' ? [] : ['--runTestsByPath', ...files]),
    ],
    environment,
  );
  return withExitCode(code, countsIn(JSON.parse(readFileSync(report, 'utf8')) as JestReport));
}

/** What this reads of the report that Jest writes. */
interface JestReport {
  numPassedTests: number;
  numTotalTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function countsIn(report: JestReport): Counts {
  const { numPassedTests, numTotalTests, numRuntimeErrorTestSuites, testResults } = report;
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap(failuresIn),
  };
}

/** A file that could not be run has a message and no tests. */
function failuresIn({
  name,
  message,
  assertionResults,
}: JestReport['testResults'][number]): FailedTry[] {
  const file = relative(process.cwd(), name);
  if (assertionResults.length === 0) return [{ name: file, error: plain(message) }];
  return assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, failureMessages, status }) => ({
      name: `${file} › ${fullName}`,
      error: plain(failureMessages[0] ?? status),
    }));
}

const plain = stripVTControlCharacters;
