import { parseArgs } from 'node:util';
import { runChecks } from '#infra/check/main.ts';
import { stopSignal } from '#infra/site/process.ts';
import { apiStages, isMode, modes } from './api-stages.ts';
import { browserStage } from './browser-stage.ts';
import { requirePrograms } from '#infra/test-servers/debian-programs.ts';
import { runJest } from './run-jest.ts';
import { select, type Selected, testFiles } from './selection.ts';
import { lookForSecrets } from './secrets-in-logs.ts';
import { runStages, type Stage } from './stages.ts';
import { summaryOf } from './summary.ts';

const usage = `npm test                             everything that must hold
npm test -- unit tests/api/auth      stages, test files and folders of them, in any mixture
npm test -- campgrounds              what a remote or a feature has for itself: all folders called so
npm test -- api --mode embedded      the API in one mode: embedded (SQLite), or servers (MariaDB and Redis)`;

/* Ends the runner of the current stage; servers and services end with this process. */
stopSignal().addEventListener('abort', () => {
  console.error('Interrupted.');
  process.exit(130);
});

try {
  const stages = stagesAskedFor();
  requirePrograms();
  const { text, passed, failed } = summaryOf(await runStages(stages));
  console.log(`\n${text}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

function stagesAskedFor(): Stage[][] {
  const { positionals, values } = argumentsGiven();
  const { mode } = values;
  if (mode !== undefined && !isMode(mode)) throw new Error(usage);
  const wanted = mode === undefined ? modes : [mode];
  const selected = select(positionals, testFiles());
  const groups = selected.map((each) => groupFor(each, wanted));
  if (groups.flat().length === 0) throw new Error(`No test of these runs in mode ${mode}.`);
  const hasLogs = selected.some(({ stage }) => stage !== 'check' && stage !== 'unit');
  const isPartial = selected.every(({ files }) => files !== 'all');
  return hasLogs ? [...groups, [lookForSecrets({ isPartial })]] : groups;
}

function argumentsGiven() {
  try {
    return parseArgs({ options: { mode: { type: 'string' } }, allowPositionals: true });
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

function groupFor({ stage, files }: Selected, wanted: readonly (typeof modes)[number][]): Stage[] {
  switch (stage) {
    case 'check':
      return [{ name: stage, run: countChecks }];
    case 'unit':
      return [{ name: stage, run: () => runJest(['unit', 'components'], { files }) }];
    case 'start':
    case 'machine':
      return [{ name: stage, run: () => runJest([stage], { files }) }];
    case 'api':
      return apiStages(wanted, files);
    case 'journeys':
    case 'browser':
    case 'faults':
      return [browserStage(stage, files)];
  }
}

async function countChecks() {
  const results = await runChecks();
  const failed = results.filter(({ isOk }) => !isOk);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name, output }) => ({ name, error: output })),
  };
}
