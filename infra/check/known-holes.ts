const severities = ['critical', 'high', 'moderate', 'low', 'info'];

/** pnpm's report on the answer of a registry. */
interface Report {
  advisories: Record<string, Advisory>;
  metadata: { totalDependencies: number };
}

interface Advisory {
  module_name: string;
  title: string;
  severity: string;
  patched_versions: string | null;
  url: string;
  findings: { version: string; dev: boolean; paths: string[] }[];
}

interface Input {
  /** Standard output of pnpm; `failure` is its standard error. */
  output: string;
  failure: string;
}

interface Evaluation {
  /** 0 when no hole is known, 1 when one is, 2 when no registry could be asked. */
  code: 0 | 1 | 2;
  sentences: string[];
}

/** Evaluates the output of `pnpm audit --json`: known holes of the locked libraries, the worst first. */
export function evaluateAudit({ output, failure }: Input): Evaluation {
  const report = reportIn(output);
  if (!report) return { code: 2, sentences: [whyNot(failure)] };
  const { totalDependencies } = report.metadata;
  const advisories = Object.values(report.advisories);
  if (advisories.length === 0) {
    return { code: 0, sentences: [`None of ${totalDependencies} libraries has a known hole.`] };
  }
  const rank = ({ severity }: Advisory) => severities.indexOf(severity);
  const holes = advisories.toSorted((one, other) => rank(one) - rank(other)).map(sentenceOn);
  const advice = 'SECURITY.md says how soon each is to be closed.';
  return { code: 1, sentences: [...holes, advice] };
}

/** Null for anything else: that does not mean there are no holes. */
function reportIn(output: string): Report | null {
  try {
    const report = JSON.parse(output) as Partial<Report>;
    const isWhole = report.advisories && report.metadata && report.metadata.totalDependencies > 0;
    return isWhole ? (report as Report) : null;
  } catch {
    return null;
  }
}

function whyNot(failure: string): string {
  const [, status] = /responded with (\d{3})/.exec(failure.replaceAll(/[\s│]+/g, ' ')) ?? [];
  if (status) {
    return `The registry tells nothing of known holes: it answered ${status}. Ask another one: npm run audit -- --registry ADDRESS.`;
  }
  return `The registry could not be asked for known holes. ${failure.trim() || 'It is not known why.'}`;
}

function sentenceOn(advisory: Advisory): string {
  const { module_name: name, title, severity, findings, patched_versions: patched, url } = advisory;
  const versions = findings.map(({ version }) => version).join(', ');
  const users = new Set(
    findings.flatMap(({ paths }) => paths.map((path) => path.split('>')[0] ?? '')),
  );
  const isOfTools = findings.every(({ dev }) => dev);
  const where = `used by ${[...users].toSorted().join(', ')}${isOfTools ? ', in development only' : ''}`;
  const repair = patched ? `closed in ${patched}` : 'no version closes it that is known';
  return `${severity}: ${name} ${versions}, ${title} (${url}); ${where}; ${repair}.`;
}
