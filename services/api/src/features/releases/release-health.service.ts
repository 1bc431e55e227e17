import type { CallResult } from '@camp/contracts/endpoint';
import type * as contract from '@camp/contracts/releases';
import type {
  BuildHealth,
  LoadStats as ShownLoadStats,
  readCanaryHealth,
} from '@camp/contracts/releases';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import type { Releases } from '#releases.ts';
import { canaryHealth } from './canary-health.ts';
import { errorBudget } from './error-budget.ts';
import { type LoadStats, loadStatsOf } from './load-stats.ts';
import { type Metric, metricsOf, unattributedMetrics } from './release-metrics.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';

/** How each build of a generation fares, in browsers that have this version of it. */
export async function readHealth(
  records: ReleaseRecords | null,
  { params }: Call<typeof contract.readReleaseHealth>,
): Promise<CallResult<typeof contract.readReleaseHealth>> {
  const record = await records?.of(params.generation);
  if (!record) throw new ApiError('NOT_FOUND', 'noSuchGeneration');
  const known = buildsIn(record);
  const [signals, strange] = await Promise.all([
    metricsOf(known),
    unattributedMetrics(record.generation),
  ]);
  const builds = known.map((build) => {
    const own = signals.filter((it) => it.app === build.name && it.version === build.version);
    return { ...build, ...healthOf(own) };
  });
  return { builds, unattributed: violationsIn(strange) };
}

type Build = Pick<BuildHealth, 'name' | 'version' | 'channel'>;

/** What everybody is given, then the canary. */
function buildsIn({ builds, canary }: ReleaseRecord): Build[] {
  const stable = [...builds].map(([name, { version }]) => ({
    name,
    version,
    channel: 'stable' as const,
  }));
  const tried = (canary?.tried ?? []).map((name) => ({
    name,
    version: canary?.builds.get(name)?.version ?? '',
    channel: 'canary' as const,
  }));
  return [...stable, ...tried];
}

function healthOf(signals: Metric[]): Omit<BuildHealth, keyof Build> {
  const failed = signals
    .filter(({ kind }) => kind === 'failed')
    .reduce(addTo('phase', 'reason'), new Map<string, Metric>());
  return {
    ...presentLoadStats(loadStatsOf(signals)),
    failed: mostFirst(failed).map(({ phase, reason, times }) => ({ phase, reason, count: times })),
    violations: violationsIn(signals),
  };
}

function violationsIn(signals: Metric[]): BuildHealth['violations'] {
  const violations = signals
    .filter(({ kind }) => kind === 'violation')
    .reduce(addTo('reason'), new Map<string, Metric>());
  return mostFirst(violations).map(({ reason, times }) => ({ directive: reason, count: times }));
}

/** Adds up signals that are alike in these fields. */
const addTo =
  (...fields: ('phase' | 'reason')[]) =>
  (sums: Map<string, Metric>, signal: Metric) => {
    const key = fields.map((field) => signal[field]).join('\n');
    const times = (sums.get(key)?.times ?? 0) + signal.times;
    return sums.set(key, { ...signal, times });
  };

const mostFirst = (sums: Map<string, Metric>) =>
  [...sums.values()].toSorted((a, b) => b.times - a.times);

function presentLoadStats({ loads, failures, p75Ms }: LoadStats): ShownLoadStats {
  return { loads, failures, p75_ms: p75Ms };
}

/** The error budget of the canary now. */
export async function showCanaryHealth(
  releases: Releases | null,
  records: ReleaseRecords | null,
): Promise<CallResult<typeof readCanaryHealth>> {
  const health = records && (await canaryHealth(records));
  if (!health) return { health: null };
  const { stats, verdict } = health;
  return {
    health: {
      canary: presentLoadStats(stats.canary),
      stable: presentLoadStats(stats.stable),
      budget: verdict,
      needed: errorBudget.fewestLoads,
      is_watched: Boolean(releases?.privateKey),
    },
  };
}
