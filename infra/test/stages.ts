/** A try of a test that failed. */
export interface FailedTry {
  name: string;
  error: string;
}

/** The time that a file of tests took. */
export interface FileTime {
  file: string;
  seconds: number;
}

export interface Counts {
  passed: number;
  failed: number;
  /** Errors of the failed tests, each of its first try. */
  failures?: FailedTry[];
  /** First tries of the passed that needed a second one. */
  secondTries?: FailedTry[];
  files?: FileTime[];
  /** There was nothing to look at, and that is no failure. */
  isIdle?: boolean;
}

/** Reports how far a stage is: how many of all are done. */
type OnProgress = (done: number, all: number) => void;

export interface Stage {
  name: string;
  run: (onProgress: OnProgress) => Promise<Counts>;
}

export interface StageResult extends Counts {
  name: string;
  seconds: number;
}

/** Follows the stages of a run. */
export interface Watcher {
  onStart: (stage: string) => void;
  onProgress: OnProgress;
  onEnd: (result: StageResult) => void;
}

/** Runs stages one after the other; one that fails or breaks does not keep the others from running. */
export async function runStages(stages: Stage[], watcher: Watcher): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const { name, run } of stages) {
    watcher.onStart(name);
    const startedAt = Date.now();
    const counts = await countsOf(() => run(watcher.onProgress));
    const result = { name, seconds: (Date.now() - startedAt) / 1_000, ...counts };
    watcher.onEnd(result);
    results.push(result);
  }
  return results;
}

/** A runner that ends with an error while every test passed has failed in something else. */
export function withExitCode(code: number, counts: Counts): Counts {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, ...broken(`It ended with ${code} though no test failed.`) };
}

/** Each of the files has to be among those that ran. */
export function withFiles(files: readonly string[], counts: Counts): Counts {
  const ran = new Set(counts.files?.map(({ file }) => file));
  const missing = files.filter((file) => !ran.has(file));
  const failures = missing.map((name) => ({ name, error: 'Its runner did not take it.' }));
  return {
    ...counts,
    failed: counts.failed + missing.length,
    failures: [...(counts.failures ?? []), ...failures],
  };
}

/** A stage that breaks, or that ran no test at all, counts as one failure. */
async function countsOf(run: () => Promise<Counts>): Promise<Counts> {
  try {
    const counts = await run();
    return counts.isIdle || counts.passed + counts.failed > 0
      ? counts
      : { passed: 0, ...broken('It ran no test.') };
  } catch (error) {
    return { passed: 0, ...broken(String(error)) };
  }
}

const broken = (error: string) => ({
  failed: 1,
  failures: [{ name: 'The stage itself', error }],
});
