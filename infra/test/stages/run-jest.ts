import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsIn, type JestReport } from '#infra/test/report/jest-report.ts';
import { type Listener, runRunner } from '#infra/test/progress/told-progress.ts';
import { type Counts, withExitCode, withFiles } from '#infra/test/stages.ts';

interface JestRun extends Listener {
  files: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** Files that run at the same time. */
  workers?: number;
}

/** Runs files of tests and counts their tests; a skipped test and a file that Jest does not take count as failed. */
export async function runJest(run: JestRun): Promise<Counts> {
  const { files, environment = {}, workers = availableParallelism() } = run;
  const report = join(mkdtempSync(join(tmpdir(), 'campbc-jest-')), 'report.json');
  const code = await runRunner(
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
      '--reporters=<rootDir>/infra/test/progress/jest-progress.ts',
      /* Leftovers of a failed test end with the run, and must not keep it from ending. */
      '--forceExit',
      `--maxWorkers=${workers}`,
      '--runTestsByPath',
      ...files,
    ],
    environment,
    run,
  );
  const counts = countsIn(JSON.parse(readFileSync(report, 'utf8')) as JestReport);
  return withExitCode(code, withFiles(files, counts));
}
