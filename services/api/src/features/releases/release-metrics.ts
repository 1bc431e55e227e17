import { col, fn, Op, type WhereOptions } from 'sequelize';
import { ReleaseSignal } from '#models/release-signal.ts';
import type { MetricCount } from './load-stats.ts';

/** What browsers reported, summed over all hours. */
export interface Metric extends MetricCount {
  app: string;
  version: string;
  channel: 'stable' | 'canary';
  phase: string;
  reason: string;
}

/** What browsers reported about some apps since a generation. */
export const metricsSince = (generation: number, apps: readonly string[]) =>
  addedUp({ generation: { [Op.gte]: generation }, app: [...apps] });

interface Build {
  name: string;
  version: string;
}

/** What browsers reported about some builds, in whichever generation. */
export const metricsOf = (builds: readonly Build[]) =>
  addedUp({ [Op.or]: builds.map(({ name, version }) => ({ app: name, version })) });

/** Violations we cannot attribute to a build. */
export const unattributedMetrics = (generation: number) => addedUp({ generation, app: 'unknown' });

type SummedRow = Omit<Metric, 'times'> & { times: number | string };

const columns = ['app', 'version', 'channel', 'kind', 'phase', 'reason'];

async function addedUp(where: WhereOptions<ReleaseSignal>): Promise<Metric[]> {
  const rows: unknown = await ReleaseSignal.findAll({
    attributes: [...columns, 'loadMs', [fn('SUM', col('times')), 'times']],
    where,
    group: [...columns, 'load_ms'],
    raw: true,
  });
  /* MariaDB returns sums as text. */
  return (rows as SummedRow[]).map((row) => ({ ...row, times: Number(row.times) }));
}
