import { onlyCanaryChannel } from '@camp/contracts/site/channel';
import { failureReasons, type RemoteEvent } from '@camp/contracts/site/telemetry';
import { onGrid } from '#features/releases/load-stats.ts';
import type { ReleaseRecords } from '#features/releases/release-records.ts';
import { countMetrics, type NewMetric } from './count-metrics.ts';
import { noteOutcome, type ProvenVisit } from './visit-outcomes.ts';

interface Told {
  events: readonly RemoteEvent[];
  /** Null when nothing proves that we served the document. */
  visit: ProvenVisit | null;
  /** Whether a document says this for the first time. */
  isNews: (...key: string[]) => Promise<boolean>;
}

/**
 * Counts how remotes fared. Events about builds that their release lacks are dropped, so nobody can make
 * any up. What a proven visit tells is of the release that was served, whatever it says itself.
 */
export async function countRemoteEvents(
  records: ReleaseRecords,
  { events, visit, isNews }: Told,
): Promise<void> {
  const metrics: NewMetric[] = [];
  for (const told of events) {
    const event = visit ? { ...told, ...servedIn(visit) } : told;
    const channel = await channelOf(event, records);
    if (channel === null) continue;
    if (visit && !(await isNews(visit.document, appOf(event), event.kind))) continue;
    const metric = metricOf({ ...event, channel });
    metrics.push(metric);
    if (visit) await noteOutcome(visit, outcomeOf(metric));
  }
  await countMetrics(metrics);
}

const servedIn = ({ generation, channel }: ProvenVisit) => ({ generation, channel });

const appOf = ({ remote }: RemoteEvent) => `remote-${remote}`;

/** The channel of an event; null when no visitor of it was given this build. */
async function channelOf(event: RemoteEvent, records: ReleaseRecords): Promise<string | null> {
  const record = await records.of(event.generation);
  const [only] = record?.canaries ?? [];
  /* Pages that were opened while there was one canary at most do not name it. */
  const channel = event.channel === onlyCanaryChannel ? only?.name : event.channel;
  if (!record || channel === undefined) return null;
  const build = record.channels.get(channel)?.get(appOf(event));
  return build?.version === event.version ? channel : null;
}

function metricOf(event: RemoteEvent): NewMetric {
  const { generation, channel, version, kind } = event;
  const common = { generation, app: appOf(event), version, channel, kind };
  if (event.kind === 'failed') {
    const { phase, reason } = event;
    return { ...common, phase, reason: knownReason(reason), loadMs: 0 };
  }
  const loadMs = event.load_ms === undefined ? 0 : onGrid(event.load_ms);
  return { ...common, phase: '', reason: '', loadMs };
}

export const outcomeOf = ({ app, kind, loadMs }: NewMetric) => ({
  app,
  state: kind === 'failed' ? ('failed' as const) : ('fine' as const),
  loadMs,
});

export const knownReason = (given = '') =>
  failureReasons.find((known) => known === given) ?? 'other';
