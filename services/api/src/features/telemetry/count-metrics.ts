import { type InferCreationAttributes, UniqueConstraintError } from 'sequelize';
import { sql } from '#db/sql.ts';
import { ReleaseMetric } from '#models/release-metric.ts';

export type NewMetric = Omit<InferCreationAttributes<ReleaseMetric>, 'id' | 'hour' | 'times'>;

const hourMs = 3_600_000;
/** More counters than a busy hour needs. Beyond this no new ones are made, and the others go on counting. */
const maxCountersPerHour = 5_000;

/** Adds what browsers reported to the counters of this hour. */
export async function countMetrics(metrics: readonly NewMetric[]): Promise<void> {
  const hour = new Date(Math.floor(Date.now() / hourMs) * hourMs);
  const alike = Map.groupBy(metrics, keyOf);
  for (const [metric, ...more] of alike.values()) {
    if (metric) await count({ ...metric, hour }, 1 + more.length);
  }
}

const keyOf = ({ generation, app, version, channel, kind, phase, reason, loadMs }: NewMetric) =>
  [generation, app, version, channel, kind, phase, reason, loadMs].join('\n');

type Counter = NewMetric & { hour: Date };

async function count(counter: Counter, times: number): Promise<void> {
  if (await add(counter, times)) return;
  if ((await ReleaseMetric.count({ where: { hour: counter.hour } })) >= maxCountersPerHour) return;
  try {
    await ReleaseMetric.create({ ...counter, times });
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    await add(counter, times);
  }
}

/** False when there is no such counter yet. */
async function add(counter: Counter, times: number): Promise<boolean> {
  const more = { times: sql`times + ${times}` };
  const [counters] = await ReleaseMetric.update(more, { where: { ...counter } });
  return counters > 0;
}
