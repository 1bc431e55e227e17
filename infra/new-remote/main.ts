import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '@camp/build/manifest';
import { appNames } from '@camp/build/apps';
import { matchRoute } from '@camp/release/document/match-route';
import { writeTemplate } from './template.ts';

const longest = 30;
/** First segments that are no pages: the edge or the API answers them. */
const reserved = new Set(['api', 'r', 'healthz', 'readyz']);

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

/** @throws a sentence that says what is wrong with the name, or which app has its address already. */
async function requireUsableName(name: string): Promise<void> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longest)
    throw new Error(
      `A remote is called by small letters, digits and single dashes, at most ${longest}, such as trails or day-trips; not ${name}.`,
    );
  if (existsSync(`remote-${name}`)) throw new Error(`There is a folder remote-${name} already.`);
  if (reserved.has(name)) throw new Error(`The address /${name} is taken: it is no page's.`);
  const owner = await ownerOf(`/${name}`);
  if (owner) throw new Error(`The address /${name} is taken: ${owner} has it.`);
}

/** The remote that has a page or an alias at an address. */
async function ownerOf(path: string): Promise<string | null> {
  for (const app of appNames.filter((known) => known !== 'shell')) {
    const { routes, redirects = [] } = await manifestOf(app);
    const paths = [...routes, ...redirects.map(({ from }) => ({ path: from }))];
    if (matchRoute(paths, path)) return app;
  }
  return null;
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

  Its name in the bar and its texts are in src/manifest.ts and src/features/welcome/en.json and fr.json.
`;
}
