import type { Sequelize } from 'sequelize';
import type { Generation } from '@camp/contracts/staff/releases';
import { failsTooOften, type VisitorCount } from './error-budget.ts';
import type { Builds, ReleaseRecord, ReleaseRecords } from './release-records.ts';
import { rollbackBudget } from './switch-verdict.ts';
import { visitorsOfPeriods } from './visit-stats.ts';

/** The generations in which everyone had the same builds: canaries began and ended meanwhile. */
export interface Period {
  first: ReleaseRecord;
  from: number;
  to: number;
}

/** A period with its visitors. */
export interface ServedPeriod extends Period {
  served: Generation['served'];
}

/** Most generations that one period is followed over. */
const longest = 500;

/** Returns the period of a generation, as far as generations are kept. */
export async function periodOf(record: ReleaseRecord, records: ReleaseRecords): Promise<Period> {
  const first = await lastAlike(record, -1, records);
  const last = await lastAlike(record, 1, records);
  return { first, from: first.generation, to: last.generation };
}

async function lastAlike(start: ReleaseRecord, step: 1 | -1, records: ReleaseRecords) {
  let record = start;
  for (let steps = 0; steps < longest; steps += 1) {
    const next = await records.of(record.generation + step);
    if (!next || !isAlike(next.builds, record.builds)) return record;
    record = next;
  }
  return record;
}

const isAlike = (some: Builds, others: Builds) =>
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
  const counted = await visitorsOfPeriods(db, periods);
  const judged = new Map(
    periods.map((period) => {
      const before = periods.find(({ to }) => to === period.from - 1);
      return [period, judge(counted.get(period.from), before && counted.get(before.from))];
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
