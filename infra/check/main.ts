import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const run = promisify(execFile);
const bin = (name: string) => `node_modules/.bin/${name}`;

interface Check {
  name: string;
  command: [program: string, ...args: string[]];
}

const typeScriptProjects = globSync([
  'tsconfig.json',
  '{packages,services}/*/tsconfig.json',
  '{shell,remote-*}/tsconfig.json',
]);

const checks: Check[] = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint, boundaries', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '.'] },
  { name: 'citations', command: [process.execPath, 'infra/check/citations.ts'] },
  { name: 'proofs', command: [process.execPath, 'infra/check/proofs.ts'] },
  { name: 'security', command: [process.execPath, 'tests/security/main.ts', '--check'] },
  { name: 'retired words', command: [process.execPath, 'infra/check/retired-words.ts'] },
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
  /** What one that failed wrote. */
  output: string;
}

/** Two at a time: every check is a program of its own. Prints what fails. */
export function runChecks(): Promise<CheckResult[]> {
  return pLimit(2).map(checks, perform);
}

async function perform({ name, command: [program, ...args] }: Check): Promise<CheckResult> {
  try {
    await run(program, args, { maxBuffer: 50_000_000 });
    return { name, isOk: true, output: '' };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const output = `${stdout}${stderr}`;
    console.error(`✗ ${name}\n${output}`);
    return { name, isOk: false, output };
  }
}

if (import.meta.main) {
  const startedAt = Date.now();
  const results = await runChecks();
  const failed = results.filter(({ isOk }) => !isOk);
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `${results.length - failed.length} checks passed, ${failed.length} failed (${seconds} s)`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
}
