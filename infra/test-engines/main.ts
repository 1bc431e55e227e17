import { stopSignal, runNode } from '#infra/site/process.ts';

/* The journeys live in `tests`, which `infra` starts but does not import. */
stopSignal().addEventListener('abort', () => process.exit(130));
process.exit(await runNode(['tests/engines/main.ts', ...process.argv.slice(2)]));
