import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

/** Lints one planted file under the project's own rules; gives what the linter says. */
function lintPlanted(path: string, line: string): string {
  const root = mkdtempSync(join(tmpdir(), 'campbc-planted-'));
  cpSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `${line}\n`);
  const linter = join(process.cwd(), 'node_modules/.bin/oxlint');
  return spawnSync(linter, ['-f', 'unix', '.'], { cwd: root, encoding: 'utf8' }).stdout;
}

test.each([
  ['packages/contracts/src/x.ts', '@camp/shell-api'],
  ['packages/contracts/src/x.ts', 'node:fs'],
  ['packages/shell-api/src/x.ts', '@camp/ui/Button'],
  ['packages/ui/src/x.ts', '@camp/shell-api'],
  ['packages/ui/src/x.ts', 'react-router'],
  ['packages/release/src/x.ts', '@camp/build/build'],
  ['packages/build/src/x.ts', '@camp/ui/Button'],
  ['shell/src/x.ts', '@camp/remote-admin/manifest'],
  ['shell/src/x.ts', '@camp/release/releases'],
  ['shell/src/x.ts', '@camp/api/app'],
  ['remote-account/src/x.ts', '@camp/remote-admin/manifest'],
  ['remote-account/src/x.ts', 'react-router'],
  ['remote-account/src/x.ts', '@tanstack/react-query'],
  ['remote-account/src/x.ts', '@camp/api/app'],
  ['remote-account/src/x.ts', '@camp/release/releases'],
  ['services/api/src/features/x/x.ts', '@camp/ui/Button'],
  ['services/api/src/features/x/x.ts', '#app.ts'],
  ['services/api/src/models/x.ts', '#features/users/users.service.ts'],
  ['services/edge/src/x.ts', '@camp/shell-api'],
  ['tests/e2e/x.ts', '../support/site.ts'],
])('a file %s that imports %s is reported', (path, imported) => {
  const report = lintPlanted(path, `export * from '${imported}';`);

  expect(report).toContain('no-restricted-imports');
});

test.each([
  ['packages/shell-api/src/x.ts', '@camp/contracts/users'],
  ['shell/src/x.ts', '@camp/release/document'],
  ['remote-account/src/x.ts', '@camp/release/manifest'],
  ['remote-account/src/x.ts', '@camp/shell-api'],
  ['services/edge/src/x.ts', '@camp/release/releases'],
])('a file %s may import %s', (path, imported) => {
  expect(lintPlanted(path, `export * from '${imported}';`)).not.toContain('no-restricted-imports');
});

test('a feature that reads the process environment is reported', () => {
  const report = lintPlanted('services/api/src/features/x/x.ts', 'export const x = process.env.X;');

  expect(report).toContain('no-process-env');
});
