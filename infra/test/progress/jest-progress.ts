import { tell } from './told-progress.ts';

/** What this reads of a file's result. */
interface FileResult {
  testFilePath: string;
  failureMessage?: string | null;
}

/** What this reads of the results so far. */
interface RunResult {
  numFailedTestSuites: number;
  numPassedTestSuites: number;
  numTotalTestSuites: number;
}

/** Reporter of Jest: tells the run how many files are done, and what failed at once. */
export default class JestProgress {
  onTestResult(_test: unknown, { testFilePath, failureMessage }: FileResult, run: RunResult): void {
    const { numPassedTestSuites, numFailedTestSuites, numTotalTestSuites: all } = run;
    tell({ done: numPassedTestSuites + numFailedTestSuites, all });
    if (failureMessage) tell({ text: `✗ ${testFilePath}\n${failureMessage}` });
  }
}
