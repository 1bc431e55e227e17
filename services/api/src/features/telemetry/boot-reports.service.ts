import type { BootReport } from '@camp/contracts/site/telemetry';
import { onGrid } from '#features/releases/load-stats.ts';
import type { ReleaseRecords } from '#features/releases/release-records.ts';
import { countMetrics, type NewMetric } from './count-metrics.ts';
import { type EventsInput, knownReason, outcomeOf } from './remote-events.service.ts';
import { forgetServed, noteOutcome, type ProvenVisit } from './visit-outcomes.ts';

interface Input extends Pick<EventsInput, 'isNews' | 'onFailure' | 'browser'> {
  report: BootReport;
  visit: ProvenVisit;
}

/** Counts how the shell started. A page that is served and never says more has failed. */
export async function countBootReport(
  records: ReleaseRecords,
  { report, visit, isNews, onFailure, browser }: Input,
): Promise<void> {
  const { state } = report;
  if (!(await isNews(visit.document, 'shell', state))) return;
  if (state === 'left') return forgetServed(visit);
  if (state === 'served') {
    return noteOutcome(visit, { app: 'shell', state: 'served', loadMs: 0 });
  }
  const metric = await metricOf(report, visit, records);
  if (!metric) return;
  await noteOutcome(visit, outcomeOf(metric, { browser }));
  if (metric.kind === 'failed') onFailure(metric);
  await countMetrics([metric]);
}

/** Null when the release is none of ours. */
async function metricOf(
  { state, reason, load_ms }: BootReport,
  { generation, channel }: ProvenVisit,
  records: ReleaseRecords,
): Promise<NewMetric | null> {
  const record = await records.of(generation);
  const version = record?.channels.get(channel)?.get('shell')?.version;
  if (!version) return null;
  const common = { generation, app: 'shell', version, channel };
  if (state === 'failed') {
    return { ...common, kind: 'failed', phase: 'boot', reason: knownReason(reason), loadMs: 0 };
  }
  const loadMs = load_ms === undefined ? 0 : onGrid(load_ms);
  return { ...common, kind: 'loaded', phase: '', reason: '', loadMs };
}
