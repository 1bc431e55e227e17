import { col, fn, Op, type WhereOptions } from 'sequelize';
import { ReleaseMetric } from '#models/release-metric.ts';
import type { MetricCount } from './load-stats.ts';

/** Reports from browsers, summed over all hours. */
export interface Metric extends MetricCount {
  app: string;
  version: string;
  channel: string;
  phase: string;
  reason: string;
}

interface Build {
  name: string;
  version: string;
}

/** Finds what browsers reported about some builds, in any generation. */
export const metricsOf = (builds: readonly Build[]) =>
  addedUp({ [Op.or]: builds.map(({ name, version }) => ({ app: name, version })) });

/** Numbers of loads and failures of a build. */
export interface LoadCount {
  loads: number;
  failures: number;
}

/** Returns loads and failures of each build, by `app version`; a build without reports is missing. */
export async function servedBuilds(builds: readonly Build[]): Promise<Map<string, LoadCount>> {
  const distinct = new Map(builds.map((build) => [`${build.name} ${build.version}`, build]));
  if (distinct.size === 0) return new Map();
  const rows: unknown = await ReleaseMetric.findAll({
    attributes: ['app', 'version', 'kind', [fn('SUM', col('times')), 'times']],
    where: { [Op.or]: [...distinct.values()].map(({ name, version }) => ({ app: name, version })) },
    group: ['app', 'version', 'kind'],
    raw: true,
  });
  const served = new Map<string, LoadCount>();
  for (const { app, version, kind, times } of rows as Omit<SummedRow, 'loadMs'>[]) {
    const { loads, failures } = served.get(`${app} ${version}`) ?? { loads: 0, failures: 0 };
    served.set(`${app} ${version}`, {
      loads: loads + (kind === 'loaded' ? Number(times) : 0),
      failures: failures + (kind === 'failed' ? Number(times) : 0),
    });
  }
  return served;
}

/** Violations we cannot attribute to a build. */
export const unattributedMetrics = (generation: number) => addedUp({ generation, app: 'unknown' });

type SummedRow = Omit<Metric, 'times'> & { times: number | string };

const columns = ['app', 'version', 'channel', 'kind', 'phase', 'reason'];

async function addedUp(where: WhereOptions<ReleaseMetric>): Promise<Metric[]> {
  const rows: unknown = await ReleaseMetric.findAll({
    attributes: [...columns, 'loadMs', [fn('SUM', col('times')), 'times']],
    where,
    group: [...columns, 'load_ms'],
    raw: true,
  });
  /* MariaDB returns sums as text. */
  return (rows as SummedRow[]).map((row) => ({ ...row, times: Number(row.times) }));
}
