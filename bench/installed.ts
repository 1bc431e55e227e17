import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@camp/build/apps';

const run = promisify(execFile);

/** Loads the API's own libraries, which are installed for the API alone. */
export const ofApi = createRequire(join(repositoryRoot, 'services/api/package.json'));

/**
 * Returns the folder of packages that only a bench uses, so that no one else installs them: they come from the
 * registry when they are first needed. Names have exact versions: `lighthouse@13.5.0`.
 */
export async function installed(...packages: string[]): Promise<string> {
  const id = createHash('sha256').update(packages.join()).digest('hex').slice(0, 10);
  const folder = join(tmpdir(), `campbc-bench-${id}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options, ...packages]);
  writeFileSync(done, packages.join('\n'));
  return folder;
}
