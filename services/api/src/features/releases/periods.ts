import type { Sequelize } from 'sequelize';
import type { Generation } from '@camp/contracts/staff/releases';
import { failsTooOften, type VisitorCount } from './error-budget.ts';
import type { Builds, ReleaseRecord, ReleaseRecords } from './release-records.ts';
import { rollbackBudget } from './switch-verdict.ts';
import { type Stretch, visitorsOf } from './visit-stats.ts';

/** The generations in which everyone had the same builds: canaries began and ended meanwhile. */
export interface Period extends Stretch {
  first: ReleaseRecord;
}

/** A period with its visitors. */
export interface ServedPeriod extends Period {
  served: Generation['served'];
}

/** Most generations that one period is followed over. */
const longest = 500;

type IsAlike = (some: Builds, others: Builds) => boolean;

/** Returns the period of a generation, as far as generations are kept. */
export const periodOf = (record: ReleaseRecord, records: ReleaseRecords): Promise<Period> =>
  stretchAround(record, records, areAlike);

async function stretchAround(record: ReleaseRecord, records: ReleaseRecords, isAlike: IsAlike) {
  const furthest = async (step: 1 | -1) => {
    let last = record;
    for (let steps = 0; steps < longest; steps += 1) {
      const next = await records.of(last.generation + step);
      if (!next || !isAlike(next.builds, last.builds)) break;
      last = next;
    }
    return last;
  };
  const first = await furthest(-1);
  const last = await furthest(1);
  return { first, from: first.generation, to: last.generation };
}

const areAlike: IsAlike = (some, others) =>
  some.size === others.size &&
  [...some].every(([app, { version }]) => others.get(app)?.version === version);

interface Sources {
  db: Sequelize;
  records: ReleaseRecords;
}

/** Returns the period of each generation with its visitors, each judged against the period before it. */
export async function servedPeriods(
  generations: readonly ReleaseRecord[],
  { db, records }: Sources,
): Promise<Map<number, ServedPeriod>> {
  const periods: Period[] = [];
  const ofGeneration = new Map<number, Period>();
  for (const record of generations) {
    const { generation } = record;
    const known = periods.find(({ from, to }) => from <= generation && generation <= to);
    const period = known ?? (await periodOf(record, records));
    if (!known) periods.push(period);
    ofGeneration.set(generation, period);
  }
  const counted = await visitorsOf(db, periods);
  const judged = new Map(
    periods.map((period) => {
      const before = periods.find(({ to }) => to === period.from - 1);
      return [period, judge(counted.get(period), before && counted.get(before))];
    }),
  );
  return new Map(
    [...ofGeneration].map(([generation, period]) => [
      generation,
      { ...period, served: judged.get(period) },
    ]),
  );
}

/** Returns the period of one generation, judged as {@link servedPeriods} does. */
export async function servedPeriod(
  record: ReleaseRecord,
  sources: Sources,
): Promise<ServedPeriod | undefined> {
  const { from } = await periodOf(record, sources.records);
  const before = await sources.records.of(from - 1);
  const periods = await servedPeriods(before ? [record, before] : [record], sources);
  return periods.get(record.generation);
}

const nobody: VisitorCount = { visitors: 0, failures: 0 };

function judge(counted: VisitorCount | undefined, before = nobody): Generation['served'] {
  if (!counted) return undefined;
  if (counted.visitors < rollbackBudget.minVisitors) return { ...counted, budget: 'waiting' };
  const isOver = failsTooOften(counted, before, rollbackBudget);
  return { ...counted, budget: isOver ? 'failures' : 'kept' };
}

/** The generations in which everyone had the same build of an app, with the visitors of that app. */
interface AppRun extends Period {
  app: string;
}

/** Since when everyone had a build of a generation, and for how many visitors of its app it failed. */
export type BuildRun = Required<Pick<Generation['builds'][number], 'since'>> &
  Pick<Generation['builds'][number], 'served'>;

/** Returns a function that looks up the run of an app in one of these generations. */
export async function servedRuns(
  generations: readonly ReleaseRecord[],
  { db, records }: Sources,
): Promise<(app: string, generation: number) => BuildRun | undefined> {
  const runs: AppRun[] = [];
  const runOf = (name: string, generation: number) =>
    runs.find(({ app, from, to }) => app === name && from <= generation && generation <= to);
  for (const record of generations) {
    for (const app of record.builds.keys()) {
      if (runOf(app, record.generation)) continue;
      const isAlike: IsAlike = (some, others) =>
        some.get(app)?.version === others.get(app)?.version;
      runs.push({ app, ...(await stretchAround(record, records, isAlike)) });
    }
  }
  const counted = await visitorsOf(db, runs);
  return (app, generation) => {
    const run = runOf(app, generation);
    const count = run && counted.get(run);
    if (!run) return undefined;
    return {
      since: run.first.createdAt,
      ...(count && { served: { ...count, is_few: count.visitors < rollbackBudget.minVisitors } }),
    };
  };
}
