import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { exitCodeOf } from '#infra/site/process.ts';
import type { Counts } from './stages.ts';
import type { Listener } from './told-progress.ts';

/** Runs files of tests one by one, each by a command of its own, in an order that nobody has chosen. */
export async function runAlone(
  files: readonly string[],
  { onProgress, onText }: Listener,
): Promise<Counts> {
  const failures: Counts['failures'] = [];
  for (const [index, file] of shuffled(files).entries()) {
    const { code, output } = await run(file);
    if (code !== 0) {
      onText(`✗ ${file}\n${output}`);
      failures.push({ name: file, error: output });
    }
    onProgress(index + 1, files.length);
  }
  return { passed: files.length - failures.length, failed: failures.length, failures };
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
