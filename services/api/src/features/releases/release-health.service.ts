import { stableChannel } from '@camp/contracts/site/channel';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { type VisitorsFailed, visitorsIn } from '@camp/contracts/staff/release-visitors';
import type * as contract from '@camp/contracts/staff/releases';
import type {
  BuildHealth,
  LoadStats as ShownLoadStats,
  readCanaryHealth,
} from '@camp/contracts/staff/releases';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { canaryHealth } from './canary-health.ts';
import { errorBudget } from './error-budget.ts';
import { type LoadStats, loadStatsOf } from './load-stats.ts';
import { periodOf } from './periods.ts';
import { type Metric, metricsOf, unattributedMetrics } from './release-metrics.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';
import { rollbackBudget } from './switch-verdict.ts';
import { visitorsByApp } from './visit-stats.ts';

/** Reports loads and failures of each build of a generation, in browsers that have that version. */
export async function readHealth(
  { db }: AppContext,
  records: ReleaseRecords | null,
  { params }: Call<typeof contract.readReleaseHealth>,
): Promise<CallResult<typeof contract.readReleaseHealth>> {
  const record = await records?.of(params.generation);
  if (!records || !record) throw new ApiError('NOT_FOUND', 'noSuchGeneration');
  const known = buildsIn(record);
  const period = await periodOf(record, records);
  const [metrics, strange, visitors, canaries] = await Promise.all([
    metricsOf(known),
    unattributedMetrics(record.generation),
    visitorsByApp(db, period),
    canaryHealth({ db, records }),
  ]);
  const builds = known.map((build) => {
    const own = metrics.filter((it) => it.app === build.name && it.version === build.version);
    const running = canaries.find(
      ({ canary, generation }) => generation === record.generation && canary.name === build.channel,
    );
    const served = running
      ? {
          ...visitorsIn(running.stats.canary),
          is_over: running.verdict === 'failures',
          is_few: running.verdict === 'waiting',
        }
      : build.channel === stableChannel && asServed(visitors.get(build.name));
    return { ...build, ...healthOf(own), ...(served && { served }) };
  });
  return { builds, unattributed: violationsIn(strange) };
}

/** Which app made what everyone gets fail is not known: only the whole is judged. */
const asServed = (counted: VisitorsFailed | undefined) =>
  counted && {
    ...counted,
    is_over: false,
    is_few: counted.visitors < rollbackBudget.minVisitors,
  };

type Build = Pick<BuildHealth, 'name' | 'version' | 'channel'>;

/** Returns the builds that everyone gets, then those of the canaries. */
function buildsIn({ builds, canaries }: ReleaseRecord): Build[] {
  const channels = [{ name: stableChannel, builds }, ...canaries];
  return channels.flatMap(({ name: channel, builds: own }) =>
    [...own].map(([name, { version }]) => ({ name, version, channel })),
  );
}

function healthOf(metrics: Metric[]): Omit<BuildHealth, keyof Build> {
  const failed = metrics
    .filter(({ kind }) => kind === 'failed')
    .reduce(addTo('phase', 'reason'), new Map<string, Metric>());
  return {
    ...presentLoadStats(loadStatsOf(metrics)),
    failed: byCountDescending(failed).map(({ phase, reason, times }) => ({
      phase,
      reason,
      count: times,
    })),
    violations: violationsIn(metrics),
  };
}

function violationsIn(metrics: Metric[]): BuildHealth['violations'] {
  const violations = metrics
    .filter(({ kind }) => kind === 'violation')
    .reduce(addTo('reason'), new Map<string, Metric>());
  return byCountDescending(violations).map(({ reason, times }) => ({
    directive: reason,
    count: times,
  }));
}

/** Adds up metrics that are alike in these fields. */
const addTo =
  (...fields: ('phase' | 'reason')[]) =>
  (sums: Map<string, Metric>, metric: Metric) => {
    const key = fields.map((field) => metric[field]).join('\n');
    const times = (sums.get(key)?.times ?? 0) + metric.times;
    return sums.set(key, { ...metric, times });
  };

const byCountDescending = (sums: Map<string, Metric>) =>
  [...sums.values()].toSorted((a, b) => b.times - a.times);

function presentLoadStats({ loads, failures, p75Ms }: LoadStats): ShownLoadStats {
  return { loads, failures, p75_ms: p75Ms };
}

/** The error budget of each canary now. */
export async function showCanaryHealth(
  { db, env, releases }: AppContext,
  records: ReleaseRecords | null,
): Promise<CallResult<typeof readCanaryHealth>> {
  const running = records ? await canaryHealth({ db, records }) : [];
  return {
    canaries: running.map(({ canary: { name }, stats, verdict }) => ({
      name,
      canary: presentLoadStats(stats.canary),
      stable: presentLoadStats(stats.stable),
      budget: verdict,
      needed: errorBudget.minLoads,
      is_watched: Boolean(releases?.privateKey && env.TELEMETRY_SECRET),
    })),
  };
}
