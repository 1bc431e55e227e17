import { stopSignal, runNode } from '#infra/site/process.ts';

/* The benches live in `bench`, which `infra` starts but does not import. */
stopSignal().addEventListener('abort', () => process.exit(130));
process.exit(await runNode(['bench/main.ts', ...process.argv.slice(2)]));
