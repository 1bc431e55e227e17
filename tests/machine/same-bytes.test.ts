import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { copyInstalled } from '#tests/support/builds/project-copy.ts';

/* A build of one commit must give the same bytes in any place and with any tools. */
type Copy = Awaited<ReturnType<typeof copyInstalled>>;

interface Built {
  version: string;
  files: Record<string, string>;
}

const build = (project: Copy, ...apps: string[]) =>
  project.run(['packages/build/src/main.ts', ...apps]);

/** The description of a build, which holds the hash of each file. */
const described = ({ folder }: Copy, app: string) =>
  readFile(join(folder, app, 'dist/release.json'), 'utf8');

async function filesOf(project: Copy, app: string): Promise<string[]> {
  const { files } = JSON.parse(await described(project, app)) as Built;
  return Object.entries(files).map(([file, hash]) => `${file} ${hash}`);
}

const pageNames = (files: string[]) => files.map((file) => file.split('.')[0] ?? '');

test('two folders give the same bytes, alone and together, and a word changes its file and those that name it [calls-staff-4]', async () => {
  const [one, other] = await Promise.all([copyInstalled(), copyInstalled()]);

  await Promise.all([
    build(one, 'shell').then(() => build(one, 'remote-account')),
    build(other, 'remote-account', 'shell'),
  ]);
  for (const app of ['shell', 'remote-account']) {
    expect(await described(one, app)).toBe(await described(other, app));
  }

  const before = await filesOf(one, 'remote-account');
  const messages = 'remote-account/src/features/hub/en.json';
  await one.edit(messages, { from: 'My Hub', to: 'My Den' });
  await build(one, 'remote-account');
  const after = await filesOf(one, 'remote-account');
  const changed = pageNames(after.filter((file) => !before.includes(file)));
  expect(changed).toEqual(['entry', 'files', 'hub', 'hub', 'hub', 'prerenderer']);
  expect(after).toHaveLength(before.length);
  await Promise.all([one, other].map(({ folder }) => rm(folder, { recursive: true })));
});
