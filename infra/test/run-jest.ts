import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '#infra/site/process.ts';
import { countsIn, type JestReport } from './jest-report.ts';
import { type Counts, withExitCode } from './stages.ts';

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
