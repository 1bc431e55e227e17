import { execFileSync } from 'node:child_process';
import { createHash, type KeyObject, sign } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageVersionOf } from '@camp/build/apps';
import { buildServices, bundleOf, serviceNames } from '@camp/build/services';
import { billOfMaterials } from './bill-of-materials.ts';

/** Files of the project that a server has: both services, and the tools of its operator. */
const kept = [
  'CHANGELOG.md',
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'docs/operations.md',
  'docs/production.md',
  'infra/backup',
  'infra/bootstrap',
  'infra/deploy',
  'infra/package/on-server',
  'infra/release',
  'infra/site',
  'packages/build',
  'packages/contracts',
  'packages/places',
  'packages/release',
  'packages/service',
  'services',
];

const isForTests = (file: string) => /\.(?:test|fixture)\.\w+$/.test(file);

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * `campbc-1.4.0-ab12cd34ef`, `+changes` where the sources differ from that commit.
 * @throws while CHANGELOG.md does not say what is new in this version.
 */
export function nameOfPackage(): string {
  const version = packageVersionOf('.');
  if (!readFileSync('CHANGELOG.md', 'utf8').includes(`\n## [${version}]`))
    throw new Error(`CHANGELOG.md says nothing of ${version}, the version in package.json.`);
  const changes = git('status', '--porcelain', '--', ...kept) ? '+changes' : '';
  return `campbc-${version}-${git('rev-parse', '--short=10', 'HEAD')}${changes}`;
}

/** Copies the sources in git that a server needs, and no tests. */
export function copySources(folder: string): void {
  for (const file of git('ls-files', '--', ...kept).split('\n')) {
    if (isForTests(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
}

/** Adds the services as they are compiled. */
export async function addBundles(folder: string): Promise<void> {
  await buildServices();
  for (const service of serviceNames) {
    const bundle = dirname(bundleOf(service));
    cpSync(bundle, join(folder, bundle), { recursive: true });
  }
}

const maxBytes = 120_000_000;

/**
 * Packs a folder in which the libraries are installed. Its bill of materials lies in it and next to it; its
 * hash and the signature of the hash lie next to it (docs/decisions/operations.md#0297).
 * @returns the lines to print.
 * @throws when the archive is larger than it may be; then there is none.
 */
export function archive(
  folder: string,
  target: string,
  { privateKey, most = maxBytes }: { privateKey: KeyObject; most?: number },
): string {
  mkdirSync(target, { recursive: true });
  const name = basename(folder);
  const file = join(target, `${name}.tar.gz`);
  const bill = billOfMaterials(folder);
  writeFileSync(join(folder, 'sbom.cdx.json'), bill);
  /* With any umask at packing, the site's user may read it. */
  const readable = '--mode=u+rwX,go+rX,go-w';
  const ownerless = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', readable];
  execFileSync('tar', [...ownerless, '-czf', file, '-C', dirname(folder), name]);
  const { size } = statSync(file);
  if (size > most) {
    rmSync(file);
    throw new Error(
      `The package would have ${megabytes(size)}, more than ${megabytes(most)}: see what came in.`,
    );
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  const named = Buffer.from(`${hash}  ${basename(file)}\n`);
  writeFileSync(`${file}.sha256`, named);
  writeFileSync(`${file}.sha256.sig`, sign(null, named, privateKey));
  writeFileSync(join(target, `${name}.sbom.cdx.json`), bill);
  return `${file}: ${megabytes(size)}, sha256 ${hash}`;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
