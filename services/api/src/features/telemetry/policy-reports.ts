import { policyReportSchema, reportsSchema } from '@camp/contracts/telemetry';

/** What the policy kept out, where, and by which rule; as browsers tell it, so nothing of it is certain. */
export interface Violation {
  documentUrl: string;
  blockedUrl: string;
  sourceFile: string;
  directive: string;
}

/** The violations in a body of either kind that browsers send; null when it is neither. */
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
