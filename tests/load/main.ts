import { requirePrograms } from '#infra/test/programs.ts';
import { benchApi } from './api/bench-api.ts';
import { benchAudit, benchBackOffice, benchPlain, benchUsers } from './back-office.ts';
import { benchEdge } from './edge/bench-edge.ts';
import { benchPage } from './page/bench-page.ts';
import { benchProcessor } from './processor.ts';

/* Measures what must be fast, on this machine: `npm run bench -- admin`. Prints tables; a target that is missed is said, and fails nothing. */
const benches: Record<string, (args: readonly string[]) => Promise<void>> = {
  admin: () => benchBackOffice(),
  users: () => benchBackOffice([benchUsers]),
  audit: () => benchBackOffice([benchAudit]),
  processor: benchProcessor,
  api: benchApi,
  edge: benchEdge,
  page: benchPage,
  plain: () => benchBackOffice([benchPlain]),
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`Say what to measure: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
requirePrograms();
await bench(args);
process.exit(0);
