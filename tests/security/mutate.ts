import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWhenStopped } from '#infra/site/process.ts';
import { copyProject } from '#tests/support/builds/project-copy.ts';
import mutations from './mutations.json' with { type: 'json' };

/*
 * Removes a line that enforces a rule, one at a time and in a copy of the project, and demands that the rule's
 * test fails: `npm run test:mutations`, or with words that a rule, its test or its file has. A number is the
 * row of docs/security.md. Ends with 1 when a test passes without its line.
 */
type Mutation = (typeof mutations)[number];

const words = process.argv.slice(2);
const isChosen = ({ rule, test, file }: Mutation) =>
  words.length === 0 || words.some((word) => [rule, test, file].join('\n').includes(word));

const project = await copyProject();
let endRun = () => {};
process.on('exit', () => {
  endRun();
  rmSync(project.folder, { recursive: true, force: true });
});
exitWhenStopped();

/** Returns the output of a test file's run that failed; empty where everything passed. */
async function failuresOf(path: string): Promise<string> {
  const run = project.run(['infra/test/main.ts', path]);
  endRun = () => void run.child.kill();
  return run.then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

/** Returns the longest part of a title that is the same for all its cases. */
const fixedPart = (title: string) =>
  title
    .split(/%\w|\$\w+/)
    .toSorted((a, b) => b.length - a.length)
    .at(0) ?? title;

async function isNoticed({ test, file, line, becomes }: Mutation): Promise<boolean> {
  const path = join(project.folder, file);
  const source = readFileSync(path, 'utf8');
  const [before, after, ...more] = source.split(line);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} must say once: ${line}`);
  writeFileSync(path, before + becomes + after);
  const [testFile = '', title = ''] = test.split(' › ');
  const failures = await failuresOf(testFile);
  writeFileSync(path, source);
  return failures.includes(fixedPart(title));
}

let unnoticed = 0;
for (const mutation of mutations.filter(isChosen)) {
  const began = Date.now();
  const isFine = await isNoticed(mutation);
  if (!isFine) unnoticed += 1;
  const seconds = ((Date.now() - began) / 1_000).toFixed(0).padStart(3);
  console.log(`${isFine ? 'fails ' : 'PASSES'} ${seconds} s  ${mutation.rule}  ${mutation.test}`);
}
process.exit(unnoticed > 0 ? 1 : 0);
