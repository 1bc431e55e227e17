/** A try of a test that failed. */
export interface FailedTry {
  name: string;
  error: string;
}

export interface Counts {
  passed: number;
  failed: number;
  /** What the failed said, each by its first try. */
  failures?: FailedTry[];
  /** First tries of the passed that needed a second one. */
  secondTries?: FailedTry[];
  /** There was nothing to look at, and that is no failure. */
  isIdle?: boolean;
}

export interface Stage {
  name: string;
  run: () => Promise<Counts>;
}

export interface StageResult extends Counts {
  name: string;
  seconds: number;
}

/**
 * Runs groups of stages one after the other, and the stages of a group at the same time; one that fails
 * or breaks does not keep the others from running.
 */
export async function runStages(groups: Stage[][]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const group of groups) {
    console.log(`\n── ${group.map(({ name }) => name).join(' · ')} ──`);
    results.push(...(await Promise.all(group.map(timed))));
  }
  return results;
}

async function timed({ name, run }: Stage): Promise<StageResult> {
  const startedAt = Date.now();
  const counts = await countsOf(run);
  return { name, seconds: (Date.now() - startedAt) / 1_000, ...counts };
}

/** A runner that ends with an error while every test passed has failed in something else. */
export function withExitCode(code: number, counts: Counts): Counts {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, ...broken(`It ended with ${code} though no test failed.`) };
}

/** A stage that breaks, or that ran no test at all, counts as one failure. */
async function countsOf(run: Stage['run']): Promise<Counts> {
  try {
    const counts = await run();
    return counts.isIdle || counts.passed + counts.failed > 0
      ? counts
      : { passed: 0, ...broken('It ran no test.') };
  } catch (error) {
    console.error(error);
    return { passed: 0, ...broken(String(error)) };
  }
}

const broken = (error: string) => ({
  failed: 1,
  failures: [{ name: 'The stage itself', error }],
});
