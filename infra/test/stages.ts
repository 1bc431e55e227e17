export interface Counts {
  passed: number;
  failed: number;
}

export interface Stage {
  name: string;
  run: () => Promise<Counts>;
}

/**
 * Runs groups of stages one after the other, and the stages of a group at the same time; one that fails
 * or breaks does not keep the others from running.
 */
export async function runStages(groups: Stage[][]): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const group of groups) {
    console.log(`\n── ${group.map(({ name }) => name).join(' · ')} ──`);
    for (const { name, seconds, passed, failed } of await Promise.all(group.map(timed))) {
      total.passed += passed;
      total.failed += failed;
      const time = seconds.toFixed(1).padStart(7);
      lines.push(`${name.padEnd(24)} ${time} s   passed ${passed}, failed ${failed}`);
    }
  }
  console.log(`\n${lines.join('\n')}`);
  return total;
}

async function timed({ name, run }: Stage): Promise<Counts & { name: string; seconds: number }> {
  const startedAt = Date.now();
  const counts = await countsOf(run);
  return { name, seconds: (Date.now() - startedAt) / 1_000, ...counts };
}

/** A runner that ends with an error while every test passed has failed in something else. */
export function withExitCode(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** A stage that breaks, or that ran no test at all, counts as one failure. */
async function countsOf(run: Stage['run']): Promise<Counts> {
  try {
    const counts = await run();
    return counts.passed + counts.failed > 0 ? counts : { passed: 0, failed: 1 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}
