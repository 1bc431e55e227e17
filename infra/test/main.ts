import { stopSignal } from '#infra/site/stop-signal.ts';
import { apiStage, embeddedPlace, serversPlace } from './api-stages.ts';
import { browserStage } from './browser-stage.ts';
import { checkStage } from './check-stage.ts';
import { requirePrograms } from './programs.ts';
import { type Counts, runStages, type Stage } from './stages.ts';
import { startStage, unitStage } from './unit-stage.ts';

/* Everything that must hold, in one run: `npm test`, or some stages by name: `npm test -- unit api`. */
const groups = [
  [checkStage],
  [unitStage],
  [startStage],
  /* Much of the time of either is spent waiting. */
  [apiStage('api (SQLite)', embeddedPlace), apiStage('api (MariaDB + Redis)', serversPlace)],
  [browserStage('e2e')],
  [browserStage('faults')],
];

const wanted = process.argv.slice(2);
const isChosen = ({ name }: Stage) =>
  wanted.length === 0 || wanted.some((word) => name.startsWith(word));
const chosen = groups.map((group) => group.filter(isChosen)).filter((group) => group.length > 0);

/* Ends the runner of the current stage; servers and services end with this process. */
stopSignal().addEventListener('abort', () => {
  console.error('Interrupted.');
  process.exit(130);
});

let total: Counts = { passed: 0, failed: 1 };
try {
  requirePrograms();
  total = await runStages(chosen);
} catch (error) {
  console.error((error as Error).message);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
