export interface Counts {
  passed: number;
  failed: number;
}

export interface Stage {
  name: string;
  run: () => Promise<Counts>;
}

/** Runs stages one after the other; one that fails or breaks does not keep the next from running. */
export async function runStages(stages: Stage[]): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const { name, run } of stages) {
    console.log(`\n── ${name} ──`);
    const startedAt = Date.now();
    const { passed, failed } = await countsOf(run);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
    lines.push(`${name.padEnd(24)} ${seconds.padStart(7)} s   passed ${passed}, failed ${failed}`);
  }
  console.log(`\n${lines.join('\n')}`);
  return total;
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
