import { stableChannel } from '@camp/contracts/site/channel';
import { policyReportSchema, reportsSchema } from '@camp/contracts/site/telemetry';
import type { Builds, ReleaseRecord, ReleaseRecords } from '#features/releases/release-records.ts';
import { countMetrics, type NewMetric } from './count-metrics.ts';

/** A violation: what the policy blocked, where, and by which rule. Only browsers say so, so none of it is certain. */
interface Violation {
  documentUrl: string;
  blockedUrl: string;
  sourceFile: string;
  directive: string;
}

/** The violations in a body of either kind that browsers send; null when it is of neither. */
export function violationsIn(body: unknown): Violation[] | null {
  const reports = reportsSchema.safeParse(body);
  if (reports.success) {
    return reports.data.flatMap(({ type, body: report }) =>
      type === 'csp-violation' && report
        ? [
            {
              documentUrl: report.documentURL ?? '',
              blockedUrl: report.blockedURL ?? '',
              sourceFile: report.sourceFile ?? '',
              directive: knownDirective(report.effectiveDirective),
            },
          ]
        : [],
    );
  }
  const single = policyReportSchema.safeParse(body);
  if (!single.success) return null;
  const report = single.data['csp-report'];
  return [
    {
      documentUrl: report['document-uri'] ?? '',
      blockedUrl: report['blocked-uri'] ?? '',
      sourceFile: report['source-file'] ?? '',
      directive: knownDirective(report['effective-directive'] || report['violated-directive']),
    },
  ];
}

/** Of CSP Level 3, Trusted Types, and the directives that others fall back to. */
const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

/** Older browsers send the whole directive with its sources. */
function knownDirective(given: string | null | undefined): string {
  const [name = ''] = (given ?? '').split(' ');
  return directives.has(name) ? name : 'other';
}

/** Counts violations by the build of the live release that they come from. Their addresses are not kept. */
export async function countViolations(
  records: ReleaseRecords,
  violations: readonly Violation[],
): Promise<void> {
  const live = await records.live();
  if (live) await countMetrics(violations.map((violation) => metricOf(violation, live)));
}

function metricOf(violation: Violation, live: ReleaseRecord): NewMetric {
  const { generation } = live;
  const common = { generation, phase: '', reason: violation.directive, loadMs: 0 };
  return { ...common, ...sourceOf(violation, live), kind: 'violation' };
}

type Source = Pick<NewMetric, 'app' | 'version' | 'channel'>;

/** Finds the build whose file was blocked, or else whose file asked for what was. */
function sourceOf(violation: Violation, { builds, canaries }: ReleaseRecord): Source {
  const channels = [{ name: stableChannel, builds }, ...canaries];
  for (const url of [violation.blockedUrl, violation.sourceFile]) {
    for (const { name: channel, builds: own } of channels) {
      const found = ownerOf(url, violation, own);
      if (found) return { ...found, channel };
    }
  }
  return { app: 'unknown', version: '', channel: stableChannel };
}

function ownerOf(url: string, { documentUrl }: Violation, builds: Builds) {
  for (const [app, build] of builds) {
    const base = URL.parse(build.url, documentUrl);
    if (base && url.startsWith(base.href)) return { app, version: build.version };
  }
  return null;
}
