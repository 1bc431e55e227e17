import { stopSignal, runNode } from '#infra/site/process.ts';

/* The mutations live in `tests`, which `infra` starts but does not import. */
stopSignal().addEventListener('abort', () => process.exit(130));
process.exit(await runNode(['tests/security/mutate.ts', ...process.argv.slice(2)]));
