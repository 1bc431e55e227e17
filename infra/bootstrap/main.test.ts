import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test.each(['#', '?', '!'])('a folder with %s in its path is refused with a sentence', (sign) => {
  const root = mkdtempSync(join(tmpdir(), `campbc-a${sign}b-`));
  cpSync('infra/bootstrap', join(root, 'infra/bootstrap'), { recursive: true });

  const main = join(root, 'infra/bootstrap/main.mjs');
  const { status, stderr } = spawnSync(process.execPath, [main, 'build'], { encoding: 'utf8' });

  expect(status).toBe(1);
  expect(stderr).toContain(`cannot be built in a folder with "${sign}" in its path.`);
});
