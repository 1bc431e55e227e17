import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { buildServices } from '@camp/build/services';
import { stopSignal } from '#infra/site/process.ts';
import { requirePrograms } from '#infra/test-servers/debian-programs.ts';
import { expectedSeconds, keepTimes } from '#infra/test/progress/past-times.ts';
import { ProgressLine } from '#infra/test/progress/progress-line.ts';
import { lookForSecrets } from '#infra/test/report/secrets-in-logs.ts';
import { select, type StageRun, testFiles } from './selection.ts';
import { isOf, type StageName } from '#infra/test/stages/stage-folders.ts';
import { stageRuns } from '#infra/test/stages/stage-runs.ts';
import type { Listener } from '#infra/test/progress/told-progress.ts';
import { runAlone } from '#infra/test/stages/alone.ts';
import { runStages, type Stage, type StageResult } from './stages.ts';
import { summaryOf } from '#infra/test/report/summary.ts';

const usage = `npm test                             the everyday proof: all but what the next line runs
npm run test:deep                    MariaDB and Redis, every look, faults, several nodes, production
npm test -- unit tests/api/auth      stages, test files and folders of them, of both, in any mixture
npm test -- campgrounds              what a remote or a feature has for itself: all folders called so
npm test -- --alone                  each file by itself, in a shuffled order: an hour
npm test -- --table FILE             adds its results to those in a file, and prints one table of them`;

/** Most bytes that a whole run leaves in the temporary folder. */
const bytesNeeded = 2_000_000_000;

function argumentsGiven() {
  try {
    const { positionals, values } = parseArgs({
      options: {
        deep: { type: 'boolean' },
        table: { type: 'string' },
        alone: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const command = values.deep ? 'test:deep' : 'test';
    return { command, words: positionals, table: values.table, isAlone: values.alone } as const;
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

/** @throws one sentence, before anything is started. */
function requireMachine(selected: readonly StageRun[]): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < bytesNeeded) {
    throw new Error(
      `The tests need ${bytesNeeded / 1e9} GB in ${tmpdir()}, and ${((bavail * bsize) / 1e9).toFixed(1)} GB are free. Make room, or choose another folder with TMPDIR=….`,
    );
  }
  requirePrograms([...new Set(selected.flatMap(({ stage }) => stageRuns[stage].programs))]);
}

async function runAll(selected: readonly StageRun[]): Promise<StageResult[]> {
  const hasLogs = selected.some(({ stage }) => stageRuns[stage].hasLogs);
  const isPartial = selected.every(({ files }) => files !== 'all');
  const names = selected.map(({ stage }) => stage);
  const line = new ProgressLine(names, expectedSeconds(selected));
  const stages = selected.map(({ stage, files }): Stage => ({
    name: stage,
    run: (onProgress) =>
      stageRuns[stage].run(files === 'all' ? allOf(stage) : files, {
        onProgress,
        onText: line.print,
      }),
  }));
  const results = await runStages(
    hasLogs ? [...stages, lookForSecrets({ isPartial })] : stages,
    line,
  );
  keepTimes(selected, results);
  return results;
}

/** In one stage, since the order mixes them. */
function runFilesAlone(selected: readonly StageRun[]): Promise<StageResult[]> {
  const files = selected.flatMap(({ stage, files: some }) =>
    some === 'all' ? allOf(stage) : some,
  );
  const line = new ProgressLine(['alone'], {});
  const run = (onProgress: Listener['onProgress']) =>
    runAlone([...new Set(files)], { onProgress, onText: line.print });
  return runStages([{ name: 'alone', run }], line);
}

const allOf = (stage: StageName) => testFiles().filter(isOf(stage));

/** The results of earlier commands that a file holds, and these, which are added to it. */
function inTable(file: string | undefined, results: StageResult[]): StageResult[] {
  if (file === undefined) return results;
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StageResult[]) : [];
  const all = [...earlier, ...results];
  writeFileSync(file, JSON.stringify(all));
  return all;
}

/* Ends the runner of the current stage; servers and services end with this process. */
stopSignal().addEventListener('abort', () => {
  console.error('\nInterrupted.');
  process.exit(130);
});
try {
  const { command, words, table, isAlone } = argumentsGiven();
  const selected = select(command, words, testFiles());
  requireMachine(selected);
  await buildServices();
  const { text, passed, failed } = summaryOf(
    inTable(table, await (isAlone ? runFilesAlone(selected) : runAll(selected))),
  );
  console.log(`\n${text}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
