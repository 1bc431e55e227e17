import { col, fn, Op, type WhereOptions } from 'sequelize';
import { ReleaseSignal } from '#models/release-signal.ts';
import type { MetricCount } from './load-stats.ts';

/** How often something was told, over all hours. */
export interface Metric extends MetricCount {
  app: string;
  version: string;
  channel: 'stable' | 'canary';
  phase: string;
  reason: string;
}

/** What browsers told since a generation of some apps. */
export const metricsSince = (generation: number, apps: readonly string[]) =>
  addedUp({ generation: { [Op.gte]: generation }, app: [...apps] });

interface Build {
  name: string;
  version: string;
}

/** What browsers told of some builds, whichever generation they came with. */
export const metricsOf = (builds: readonly Build[]) =>
  addedUp({ [Op.or]: builds.map(({ name, version }) => ({ app: name, version })) });

/** What in a generation is no app's doing. */
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
  /* One of the databases gives sums as texts. */
  return (rows as SummedRow[]).map((row) => ({ ...row, times: Number(row.times) }));
}
