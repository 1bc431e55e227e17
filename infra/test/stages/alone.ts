import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { exitCodeOf } from '#infra/site/process.ts';
import type { Counts, FailedTry, FileTime } from '#infra/test/stages.ts';
import type { Listener } from '#infra/test/progress/told-progress.ts';

/**
 * Runs each test file by a command of its own, in random order: those for the browser one after another, as
 * Playwright's runs share a folder of results; the others at the same time.
 */
export async function runAlone(
  files: readonly string[],
  { onProgress, onText }: Listener,
): Promise<Counts> {
  const failures: FailedTry[] = [];
  const times: FileTime[] = [];
  const runInTurn = async (some: readonly string[]) => {
    for (const file of shuffled(some)) {
      const startedAt = Date.now();
      const { code, output } = await run(file);
      if (code !== 0) {
        onText(`✗ ${file}\n${output}`);
        failures.push({ name: file, error: output });
      }
      times.push({ file, seconds: (Date.now() - startedAt) / 1_000 });
      onProgress(times.length, files.length);
    }
  };
  const isForBrowser = (file: string) => file.endsWith('.spec.ts');
  await Promise.all([
    runInTurn(files.filter(isForBrowser)),
    runInTurn(files.filter((file) => !isForBrowser(file))),
  ]);
  const failed = failures.length;
  return { passed: files.length - failed, failed, failures, files: times };
}

async function run(file: string): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['infra/test/main.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, code] = await Promise.all([text(child.stdout), exitCodeOf(child)]);
  return { code, output };
}

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
