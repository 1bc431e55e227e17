import type { Builds, ReleaseRecord, ReleaseRecords } from '#features/releases/release-records.ts';
import { countSignals, type NewSignal } from './count-signals.ts';
import type { Violation } from './policy-reports.ts';

/** Counts violations by the build of the live release that they come from; no address of them is kept. */
export async function countViolations(
  records: ReleaseRecords,
  violations: readonly Violation[],
): Promise<void> {
  const live = await records.live();
  if (live) await countSignals(violations.map((violation) => signalOf(violation, live)));
}

function signalOf(violation: Violation, live: ReleaseRecord): NewSignal {
  const { generation } = live;
  const common = { generation, phase: '', reason: violation.directive, loadMs: 0 };
  return { ...common, ...sourceOf(violation, live), kind: 'violation' };
}

type Source = Pick<NewSignal, 'app' | 'version' | 'channel'>;

/** Whose file was kept out; else whose file asked for what was. */
function sourceOf(violation: Violation, { builds, canary }: ReleaseRecord): Source {
  for (const url of [violation.blockedUrl, violation.sourceFile]) {
    const found = ownerOf(url, violation, builds);
    if (found) return { ...found, channel: 'stable' };
    const tried = canary && ownerOf(url, violation, canary.builds);
    if (tried) return { ...tried, channel: 'canary' };
  }
  return { app: 'unknown', version: '', channel: 'stable' };
}

function ownerOf(url: string, { documentUrl }: Violation, builds: Builds) {
  for (const [app, build] of builds) {
    const base = URL.parse(build.url, documentUrl);
    if (base && url.startsWith(base.href)) return { app, version: build.version };
  }
  return null;
}
