import { tell } from './told-progress.ts';

/** The parts of a file's result that are read here. */
interface FileResult {
  testFilePath: string;
  failureMessage?: string | null;
}

/** The parts of the results so far that are read here. */
interface RunResult {
  numFailedTestSuites: number;
  numPassedTestSuites: number;
  numTotalTestSuites: number;
}

/** Reporter of Jest: informs the run how many files are done, and at once of what failed. */
export default class JestProgress {
  onTestResult(_test: unknown, { testFilePath, failureMessage }: FileResult, run: RunResult): void {
    const { numPassedTestSuites, numFailedTestSuites, numTotalTestSuites: all } = run;
    tell({ done: numPassedTestSuites + numFailedTestSuites, all });
    if (failureMessage) tell({ text: `✗ ${testFilePath}\n${failureMessage}` });
  }
}
