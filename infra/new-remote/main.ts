import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { requireUsableName } from './name.ts';
import { writeTemplate } from './template.ts';

const usage =
  'npm run new-remote NAME: a new remote in the folder remote-NAME, such as npm run new-remote trails';

try {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0) throw new Error(usage);
  await requireUsableName(name);
  const folder = `remote-${name}`;
  writeTemplate({ name, folder });
  spawnSync(join('node_modules', '.bin', 'oxfmt'), [folder], { stdio: 'ignore' });
  console.log(nextSteps(name));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

function nextSteps(name: string): string {
  const steps = [
    ['dev', 'work on it in the whole site'],
    [`dev -- --remote ${name}`, 'work on it by itself'],
    ['check', 'format, lint, types, dead code'],
    [`release -- publish remote-${name}`, 'make it live'],
  ] as const;
  const width = Math.max(...steps.map(([command]) => command.length));
  const lines = steps.map(([command, what]) => `  npm run ${command.padEnd(width)}   ${what}`);
  return `
  remote-${name} is made: one page at /${name}, a link in the bar, English and French, a test.

${lines.join('\n')}

  Its name in the bar and its texts are in src/manifest.ts and src/features/welcome/messages.ts.
`;
}
