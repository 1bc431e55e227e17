import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot, sourcesUnder } from '#apps.ts';
import { withLock } from '#build-lock.ts';
import { lockedDependencies } from '#locked-dependencies.ts';

export const serviceNames = ['api', 'edge'] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * The file that starts a service: all that it needs from its first call on, compiled into one
 * (docs/decisions/operations.md#0260).
 */
export const bundleOf = (service: ServiceName) => `services/${service}/dist/server.js`;

const sharedPackages = ['contracts', 'places', 'release', 'service', 'build'];

/** Compiles the services whose sources have changed since. @throws with the compiler's messages. */
export async function buildServices(): Promise<void> {
  for (const service of serviceNames) {
    if (isUpToDate(service)) continue;
    await withLock(join(folderOf(service), '.build-lock'), async () => {
      if (!isUpToDate(service)) await build(service);
    });
  }
}

async function build(service: ServiceName): Promise<void> {
  const fingerprint = fingerprintOf(service);
  /* A compiler takes a while to load, and a restart needs none. */
  const { serviceConfig } = await import('#service-config.ts');
  const { compile } = await import('#compile.ts');
  await compile(serviceConfig(folderOf(service)));
  writeFileSync(markerOf(service), fingerprint);
}

const folderOf = (service: ServiceName) => join(repositoryRoot, 'services', service);

/** Returns the file that holds the fingerprint of the sources that a bundle was built from. */
const markerOf = (service: ServiceName) => join(folderOf(service), 'dist/sources.txt');

function isUpToDate(service: ServiceName): boolean {
  const marker = markerOf(service);
  return existsSync(marker) && readFileSync(marker, 'utf8') === fingerprintOf(service);
}

/** A hash of the sources, the packages, and what the lockfile fixes for them. */
function fingerprintOf(service: ServiceName): string {
  const folder = `services/${service}`;
  const lockfile = readFileSync(join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8');
  const hash = createHash('sha256').update(lockedDependencies(lockfile, folder));
  const roots = [folder, ...sharedPackages.map((name) => `packages/${name}`)];
  const files = roots.flatMap((root) => sourcesUnder(join(repositoryRoot, root)));
  for (const file of files.toSorted()) {
    hash.update(`\0${relative(repositoryRoot, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
