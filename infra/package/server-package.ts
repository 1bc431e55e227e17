import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a server has of the project: both services, and what its operator runs. */
const kept = [
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'docs/operations.md',
  'infra/admin',
  'infra/bootstrap',
  'infra/deploy',
  'infra/release',
  'infra/site',
  'infra/smoke-start',
  'packages/build',
  'packages/contracts',
  'packages/release',
  'services',
];

const isForTests = (file: string) => /\.(?:test|fixture)\.\w+$/.test(file);

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** `campbc-1.3.0-ab12cd34ef`, `+changes` where the sources differ from that commit. */
export function nameOfPackage(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const changes = git('status', '--porcelain', '--', ...kept) ? '+changes' : '';
  return `campbc-${version}-${git('rev-parse', '--short=10', 'HEAD')}${changes}`;
}

/** Copies what git knows of the sources that a server needs, and no test. */
export function copySources(folder: string): void {
  for (const file of git('ls-files', '--', ...kept).split('\n')) {
    if (isForTests(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
}

/** Packs a folder, with its hash in a file beside. @returns what to tell. */
export function archive(folder: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const file = join(target, `${basename(folder)}.tar.gz`);
  const ownerless = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [...ownerless, '-czf', file, '-C', dirname(folder), basename(folder)]);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${hash}  ${basename(file)}\n`);
  const megabytes = statSync(file).size / 1_000_000;
  return `${file}: ${megabytes.toFixed(1)} MB, sha256 ${hash}`;
}
