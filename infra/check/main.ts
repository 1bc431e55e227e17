import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { sizesOf, tableOf } from './sizes.ts';

const run = promisify(execFile);
const bin = (name: string) => `node_modules/.bin/${name}`;

interface Check {
  name: string;
  command: [program: string, ...args: string[]];
}

const typeScriptProjects = globSync([
  'tsconfig.json',
  '{packages,services}/*/tsconfig.json',
  '{artwork,shell,remote-*}/tsconfig.json',
]);

const checks: Check[] = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint, boundaries', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '.'] },
  { name: 'citations', command: [process.execPath, 'infra/check/citations.ts'] },
  { name: 'proofs', command: [process.execPath, 'infra/check/proofs.ts'] },
  { name: 'retired words', command: [process.execPath, 'infra/check/retired-words.ts'] },
  { name: 'tests in stages', command: [process.execPath, 'infra/test/stray-tests.ts'] },
  { name: 'texts', command: [process.execPath, 'infra/check/texts.ts'] },
  { name: 'fonts', command: [process.execPath, 'infra/check/fonts.ts'] },
  { name: 'keys', command: [process.execPath, 'infra/check/keys.ts'] },
  { name: 'design', command: [process.execPath, 'infra/check/design.ts'] },
  { name: 'shape of the tree', command: [process.execPath, 'infra/check/tree-shape.ts'] },
  { name: 'dead code', command: [bin('knip'), '--no-progress'] },
  ...typeScriptProjects.map((project): Check => ({
    name: `types of ${project}`,
    command: [bin('tsc'), '-p', project],
  })),
];

export interface CheckResult {
  name: string;
  isOk: boolean;
  /** Output of a check that failed; empty otherwise. */
  output: string;
}

interface Listener {
  onProgress: (done: number, all: number) => void;
  /** Called with the name of a failed check, and its output. */
  onText: (text: string) => void;
}

/** Runs every check as a program of its own, as many at a time as there are cores. */
export function runChecks({ onProgress, onText }: Listener): Promise<CheckResult[]> {
  let done = 0;
  return pLimit(availableParallelism()).map(checks, async (check) => {
    const result = await perform(check);
    if (!result.isOk) onText(`✗ ${result.name}\n${result.output}`);
    onProgress((done += 1), checks.length);
    return result;
  });
}

async function perform({ name, command: [program, ...args] }: Check): Promise<CheckResult> {
  try {
    await run(program, args, { maxBuffer: 50_000_000 });
    return { name, isOk: true, output: '' };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { name, isOk: false, output: `${stdout}${stderr}` };
  }
}

if (import.meta.main) {
  const startedAt = Date.now();
  const results = await runChecks({ onProgress: () => undefined, onText: console.error });
  const failed = results.filter(({ isOk }) => !isOk);
  console.log(tableOf(sizesOf('.')));
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `${results.length - failed.length} checks passed, ${failed.length} failed (${seconds} s)`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
}
