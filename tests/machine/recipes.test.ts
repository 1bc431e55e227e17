import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { copyProject } from '#tests/support/builds/project-copy.ts';

/** Most source files that a recipe may lead through. */
const maxSourceFiles = 7;

/** The sections of the recipes that have a worked example, which is a patch. */
const recipes = readFileSync('docs/recipes.md', 'utf8')
  .split(/^## /m)
  .flatMap((section) => {
    const [, example] = /\]\((recipes\/[\w-]+\.diff)\)/.exec(section) ?? [];
    if (!example) return [];
    const patch = readFileSync(`docs/${example}`, 'utf8');
    const files = [...patch.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file);
    return [{ name: section.split('\n')[0], section, example: resolve('docs', example), files }];
  });

const isSource = (file: string) => /\.tsx?$/.test(file) && !/^tests\/|\.test\.ts$/.test(file);

test('examples are of a field of the profile and of an act of staff', () => {
  expect(recipes.map(({ name }) => name)).toEqual(['A profile field', 'A staff action']);
});

test.each(recipes)('$name: the recipe names every file of its example, and few', (recipe) => {
  const named = [...recipe.section.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
  const isNamed = (file: string) =>
    named.includes(basename(file)) ||
    named.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));

  expect(recipe.files.filter((file) => !isNamed(file))).toEqual([]);
  expect(recipe.files.filter(isSource).length).toBeLessThanOrEqual(maxSourceFiles);
});

const tests = [
  'services/api/src/features/staff-users/staff-users.policy.test.ts',
  'tests/api/account/profile.test.ts',
  'tests/api/embedded/staff-users/permission-matrix.test.ts',
];
const projects = ['packages/contracts', 'services/api', 'remote-account', 'remote-admin', '.'];

test('who follows the recipes has a site that compiles, and whose tests prove what is new', async () => {
  const project = await copyProject();

  for (const { example } of recipes) await project.apply(example);
  await project.run(['infra/check/texts.ts', '--write']);

  await project.runTool('oxfmt', '--check', ...recipes.flatMap(({ files }) => files));
  for (const path of projects) await project.runTool('tsc', '--noEmit', '-p', path);
  const { stdout } = await project.run(['infra/test/main.ts', ...tests]);
  expect(stdout).toMatch(/\d+ passed, 0 failed/);
  await rm(project.folder, { recursive: true });
}, 900_000);
