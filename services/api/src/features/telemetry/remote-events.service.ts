import { onlyCanaryChannel } from '@camp/contracts/site/channel';
import { failureReasons, type RemoteEvent } from '@camp/contracts/site/telemetry';
import { onGrid } from '#features/releases/load-stats.ts';
import type { Builds, ReleaseRecords } from '#features/releases/release-records.ts';
import { countMetrics, type NewMetric } from './count-metrics.ts';
import { noteOutcome, type ProvenVisit } from './visit-outcomes.ts';

export interface EventsInput {
  events: readonly RemoteEvent[];
  /** Null when nothing proves that we served the document. */
  visit: ProvenVisit | null;
  /** True if a document says this for the first time. */
  isNews: (...key: string[]) => Promise<boolean>;
  /** Called with what is news and says where it was thrown; returns that in a line. */
  onStack: (event: FailureEvent & { stack: string }, builds: Builds) => Promise<string>;
  /** Name of the browser that reports, '' if it is not known. */
  browser: string;
  /** Called with each failure that is news and proven. */
  onFailure: (failure: Pick<NewMetric, 'app' | 'phase'>) => void;
}

type FailureEvent = Extract<RemoteEvent, { kind: 'failed' }>;

/**
 * Counts loads and failures of remotes. Events about builds that their release lacks are dropped, so no one can
 * make any up. A report from a proven visit is of the release that was served, whatever it says itself.
 */
export async function countRemoteEvents(
  records: ReleaseRecords,
  { events, visit, isNews, ...options }: EventsInput,
): Promise<void> {
  const metrics: NewMetric[] = [];
  for (const told of events) {
    const event = visit ? { ...told, ...servedIn(visit) } : told;
    const found = await channelOf(event, records);
    if (!found) continue;
    const { channel, builds } = found;
    if (visit && !(await isNews(visit.document, appOf(event), event.kind))) continue;
    const metric = metricOf({ ...event, channel });
    metrics.push(metric);
    if (visit) await noteVisit({ visit, event, metric, builds }, options);
  }
  await countMetrics(metrics);
}

interface VisitEvent {
  visit: ProvenVisit;
  event: RemoteEvent;
  metric: NewMetric;
  builds: Builds;
}

type VisitOptions = Pick<EventsInput, 'onStack' | 'onFailure' | 'browser'>;

async function noteVisit(
  { visit, event, metric, builds }: VisitEvent,
  { onStack, onFailure, browser }: VisitOptions,
): Promise<void> {
  const { page } = event;
  let thrownAt = '';
  if (event.kind === 'failed') {
    onFailure(metric);
    if (event.stack) thrownAt = await onStack({ ...event, stack: event.stack }, builds);
  }
  await noteOutcome(visit, outcomeOf(metric, { page, thrownAt, browser }));
}

const servedIn = ({ generation, channel }: ProvenVisit) => ({ generation, channel });

const appOf = ({ remote }: RemoteEvent) => `remote-${remote}`;

/** The channel of an event and what it is given; null when no visitor of it was given this build. */
async function channelOf(event: RemoteEvent, records: ReleaseRecords) {
  const record = await records.of(event.generation);
  const [only] = record?.canaries ?? [];
  /* Pages that were opened while there was one canary at most do not name it. */
  const channel = event.channel === onlyCanaryChannel ? only?.name : event.channel;
  if (!record || channel === undefined) return null;
  const builds = record.channels.get(channel);
  return builds?.get(appOf(event))?.version === event.version ? { channel, builds } : null;
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

interface Circumstances {
  page?: string | undefined;
  thrownAt?: string;
  browser: string;
}

/** Returns what becomes of a visit, and what failed in it. */
export function outcomeOf(
  { app, kind, loadMs, phase, reason }: NewMetric,
  { page = '', thrownAt = '', browser }: Circumstances,
) {
  if (kind !== 'failed') return { app, state: 'fine' as const, loadMs };
  return {
    app,
    state: 'failed' as const,
    loadMs,
    cause: { phase, reason, page, thrownAt, browser },
  };
}

export const knownReason = (given = '') =>
  failureReasons.find((known) => known === given) ?? 'other';
