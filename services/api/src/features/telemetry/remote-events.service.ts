import { failureReasons, type RemoteEvent } from '@camp/contracts/telemetry';
import { onGrid } from '#features/releases/load-stats.ts';
import type { ReleaseRecords } from '#features/releases/release-records.ts';
import { countSignals, type NewSignal } from './count-signals.ts';

/** Counts how remotes fared. What the release named does not have is dropped: nobody can make it up. */
export async function countRemoteEvents(
  records: ReleaseRecords,
  events: readonly RemoteEvent[],
): Promise<void> {
  const signals: NewSignal[] = [];
  for (const event of events) {
    if (await isPublished(event, records)) signals.push(signalOf(event));
  }
  await countSignals(signals);
}

const appOf = ({ remote }: RemoteEvent) => `remote-${remote}`;

async function isPublished(event: RemoteEvent, records: ReleaseRecords): Promise<boolean> {
  const record = await records.of(event.generation);
  const builds = event.channel === 'canary' ? record?.canary?.builds : record?.builds;
  return builds?.get(appOf(event))?.version === event.version;
}

function signalOf(event: RemoteEvent): NewSignal {
  const { generation, channel, version, kind } = event;
  const common = { generation, app: appOf(event), version, channel, kind };
  if (event.kind === 'failed') {
    const { phase, reason } = event;
    return { ...common, phase, reason: knownReason(reason), loadMs: 0 };
  }
  const loadMs = event.load_ms === undefined ? 0 : onGrid(event.load_ms);
  return { ...common, phase: '', reason: '', loadMs };
}

const knownReason = (given = '') => failureReasons.find((known) => known === given) ?? 'other';
