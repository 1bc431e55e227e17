import { runChecks } from './checks.ts';

const startedAt = Date.now();
const results = await runChecks();
const failed = results.filter(({ isOk }) => !isOk);
const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
console.log(
  `${results.length - failed.length} checks passed, ${failed.length} failed (${seconds} s)`,
);
process.exit(failed.length > 0 ? 1 : 0);
