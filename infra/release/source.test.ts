import { execFileSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { sourceOf } from './source.ts';

function checkout() {
  const pages = { 'remote-one/page.ts': '', 'remote-two/page.ts': '' };
  const root = realpathSync(temporaryFolder(pages));
  const who = ['-c', 'user.name=ana', '-c', 'user.email=ana@campbc.example'];
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Pitch the tent');
  return { root, commit: git('rev-parse', 'HEAD').trim() };
}

test('a build is of a commit, and dirty when its own sources differ from it', async () => {
  const { root, commit } = checkout();
  writeFileSync(join(root, 'remote-two/page.ts'), 'changed');

  expect(await sourceOf(root, 'remote-one')).toEqual({ commit, isDirty: false });
  expect(await sourceOf(root, 'remote-two')).toEqual({ commit, isDirty: true });
});

test('a folder that is no checkout of its own has no commit', async () => {
  const { root } = checkout();

  expect(await sourceOf(tmpdir(), 'remote-one')).toBeUndefined();
  expect(await sourceOf(join(root, 'remote-one'), 'remote-one')).toBeUndefined();
});
