import { parseArgs } from 'node:util';
import { exitWhenStopped } from '#infra/site/process.ts';
import { requirePrograms } from '#infra/test-servers/debian-programs.ts';
import { announcementOf, durationOf } from './announce.ts';
import { benchApi } from './api/bench-api.ts';
import { benchMetrics } from './api/bench-metrics.ts';
import { benchAudit, benchBackOffice, benchPlain, benchUsers } from './back-office.ts';
import { type Bench, BenchRun, ofAttempts } from './bench-run.ts';
import { chartsOf, tableOf } from './charts.ts';
import { benchCostly } from './costly.ts';
import { benchEdge } from './edge/bench-edge.ts';
import { benchGrowth } from './growth/bench-growth.ts';
import { benchLogin } from './login/bench-login.ts';
import { benchPage } from './page/bench-page.ts';
import { variantNames } from './page/peers/variant.ts';
import { measuredPages } from './page/targets.ts';
import { benchPlaces } from './places/bench-places.ts';
import { writePlot } from './plot.ts';
import { benchProcessor } from './processor.ts';
import { benchPublish } from './publish/bench-publish.ts';
import { commitsOf, keepFigures, keepSeconds, readResults, stampOf } from './results.ts';

/*
 * Measures what must be fast, on this machine: `npm run bench -- admin`, or all of it without a name. Prints tables.
 * A missed target is reported, and fails nothing. What cannot be measured is named, and fails the run.
 */
const { name, rounds, only, paths } = optionsOf();
const isWhole = rounds === undefined && only.length === variantNames.length;
const benches: Record<string, Bench> = {
  admin: benchBackOffice([benchUsers, benchAudit]),
  processor: benchProcessor,
  costly: benchCostly,
  api: benchApi,
  metrics: benchMetrics,
  edge: benchEdge,
  login: benchLogin,
  growth: benchGrowth,
  page: benchPage({ only, paths }),
  places: benchPlaces,
  publish: benchPublish,
  plain: benchBackOffice([benchPlain]),
};
/** Parts of others. */
const parts: typeof benches = {
  users: benchBackOffice([benchUsers]),
  audit: benchBackOffice([benchAudit]),
};
const all = { ...benches, ...parts };
const chosen = Object.entries(all).filter(([bench]) =>
  name === undefined ? bench in benches : bench === name,
);
if (chosen.length === 0) refuse(`Say what to measure: ${Object.keys(all).join(', ')}.`);

const stamp = stampOf();
const run = new BenchRun({
  rounds,
  keep: (figure, values) => void (isWhole && keepFigures(figure, values, stamp)),
});
requirePrograms([
  '/usr/lib/chromium/chromium-headless-shell',
  'mariadbd',
  'redis-server',
  'nginx',
  'openssl',
]);
exitWhenStopped();
/* A failure outside a measurement, such as a page that is closed before its last answer, ends no measurement. */
process.on('uncaughtException', (error) => {
  process.exitCode = 1;
  run.leaveOut('Something beside the measurements', error);
});
const chosenNames = chosen.map(([bench]) => bench);
console.log(announcementOf(chosenNames, readResults().seconds, { isWhole }));
for (const [bench, measure] of chosen) await runOne(bench, measure);
report();
process.exit(run.missing.length === 0 ? 0 : 1);

async function runOne(bench: string, measure: Bench): Promise<void> {
  const missingBefore = run.missing.length;
  const startedAt = performance.now();
  console.log(`\n${bench}: ${durationOf(readResults().seconds[bench])} the last time`);
  await run.attempt(bench, (started) => measure(run, started), ofAttempts);
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`\n${bench} took ${durationOf(seconds)}.`);
  const isComplete = isWhole && paths.length === measuredPages.length;
  if (isComplete && run.missing.length === missingBefore) keepSeconds(bench, seconds);
}

function report(): void {
  const results = readResults();
  if (isWhole) writePlot(results.figures);
  console.log(`\n${isWhole ? '' : 'Nothing of this run was kept. '}docs/bench/results.json:`);
  console.table(tableOf(chartsOf(results.figures), stamp.commit));
  for (const [commit, names] of commitsOf(results)) console.log(`${commit}: ${names.join(', ')}`);
  if (run.missing.length > 0) console.log(`\nNot measured: ${run.missing.join(', ')}`);
}

/** `edge --rounds 1` measures one round of each and keeps nothing; `page --only this-site --page /login` a part. */
function optionsOf() {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const options = { rounds: text, only: many, page: many };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return {
      name: positionals[0],
      rounds: roundsOf(values.rounds),
      only: chosenOf(
        values.only?.map((variant) => variant.replaceAll('-', ' ')),
        variantNames,
      ),
      paths: chosenOf(values.page, measuredPages),
    };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function roundsOf(text = ''): number | undefined {
  if (!/^(?:[1-9]\d*)?$/.test(text)) throw new Error(`${text} is no number of rounds.`);
  return Number(text) || undefined;
}

/** @throws a sentence when there is no such variant or page. */
function chosenOf<T extends string>(
  names: string[] | undefined,
  known: readonly T[],
): readonly T[] {
  const unknown = names?.find((each) => !known.some((one) => one === each));
  if (unknown !== undefined) throw new Error(`There is ${known.join(', ')}, but no ${unknown}.`);
  return names === undefined ? known : known.filter((each) => names.includes(each));
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
