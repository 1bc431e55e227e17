import { stripVTControlCharacters } from 'node:util';
import type { Counts, FailedTry } from '#infra/test/stages.ts';

/** The parts of the report of Playwright's JSON reporter that are read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: Spec[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { duration: number; errors?: { message?: string }[] }[] }[];
}

/** A skipped test counts as failed: nothing is skipped silently. */
export function countsIn({ stats, suites }: PlaywrightReport): Counts {
  const { expected, flaky, unexpected, skipped } = stats;
  const firstTries = (wanted: string[]) =>
    suites.flatMap((suite) => firstTriesIn(suite, wanted, []));
  return {
    passed: expected + flaky,
    failed: unexpected + skipped,
    failures: firstTries(['unexpected', 'skipped']),
    secondTries: firstTries(['flaky']),
    files: suites.map((suite) => ({
      file: `tests/${suite.title}`,
      seconds: millisecondsOf(suite) / 1_000,
    })),
  };
}

/** Of all tries of its tests, as if each ran after the other. */
function millisecondsOf({ suites = [], specs }: Suite): number {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = tries.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

/** First tries of tests that ended in one of these statuses. The outermost suite is the file, named by each spec. */
function firstTriesIn(
  { suites = [], specs }: Suite,
  statuses: string[],
  titles: string[],
): FailedTry[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => statuses.includes(status))
      .map(({ results }) => ({
        name: [`${spec.file}:${spec.line}`, ...titles, spec.title].join(' › '),
        error: firstError(results[0]?.errors),
      })),
  );
  const nested = suites.flatMap((suite) => firstTriesIn(suite, statuses, [...titles, suite.title]));
  return [...own, ...nested];
}

function firstError(errors: { message?: string }[] = []): string {
  return stripVTControlCharacters(errors[0]?.message ?? 'It said nothing.');
}
