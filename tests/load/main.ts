import { requirePrograms } from '#infra/test-servers/debian-programs.ts';
import { benchApi } from './api/bench-api.ts';
import { benchMetrics } from './api/bench-metrics.ts';
import { benchAudit, benchBackOffice, benchPlain, benchUsers } from './back-office.ts';
import { chartsOf, isReached, told } from './charts.ts';
import { benchEdge } from './edge/bench-edge.ts';
import { benchGrowth } from './growth/bench-growth.ts';
import { benchLogin } from './login/bench-login.ts';
import { benchPage } from './page/bench-page.ts';
import { benchPlaces } from './places/bench-places.ts';
import { writePlot } from './plot.ts';
import { benchProcessor } from './processor.ts';
import { readKept } from './results.ts';

/*
 * Measures what must be fast, on this machine: `npm run bench -- admin`, or all of it without a name. Prints
 * tables; a target that is missed is said, and fails nothing.
 */
const benches: Record<string, (args: readonly string[]) => Promise<void>> = {
  admin: () => benchBackOffice(),
  processor: benchProcessor,
  api: benchApi,
  metrics: () => benchMetrics(),
  edge: benchEdge,
  login: benchLogin,
  growth: benchGrowth,
  page: benchPage,
  places: () => benchPlaces(),
  plain: () => benchBackOffice([benchPlain]),
};
/** Parts of others. */
const parts: typeof benches = {
  users: () => benchBackOffice([benchUsers]),
  audit: () => benchBackOffice([benchAudit]),
};

const [name, ...args] = process.argv.slice(2);
const all = { ...benches, ...parts };
const chosen = name === undefined ? Object.values(benches) : [all[name]];
requirePrograms([
  '/usr/lib/chromium/chromium-headless-shell',
  'mariadbd',
  'redis-server',
  'nginx',
  'openssl',
]);
for (const bench of chosen) {
  if (!bench) {
    console.error(`Say what to measure: ${Object.keys(all).join(', ')}.`);
    process.exit(1);
  }
  await bench(args);
}
writePlot(readKept());
if (name === undefined) printAll();
process.exit(0);

/** Each figure of the plot, and whether it is what it must be. */
function printAll(): void {
  const rows = chartsOf(readKept()).map((chart) => {
    const { title, unit, bars, target } = chart;
    const limit =
      target &&
      ('most' in target ? `≤ ${told(target.most, unit)}` : `≥ ${told(target.least, unit)}`);
    const verdict = isReached(chart) ? 'reached' : 'NOT REACHED';
    return [
      title,
      {
        measured: told(bars[0]?.value ?? 0, unit),
        target: limit ?? '',
        verdict: target ? verdict : '',
      },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
}
