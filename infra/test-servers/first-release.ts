import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appNames, folderOf } from '@camp/build/apps';
import { buildApps } from '@camp/build/build';
import { allowances } from '@camp/release/gate/gate';
import { publish } from '@camp/release/publish/publish';
import { publisherOf } from '#infra/site/publisher.ts';

/**
 * Builds what has changed, and makes shell and remotes live in a new data folder, past the gate as
 * `npm start` does. Publishing takes seconds and a run starts many sites: the same builds are published
 * once, and copied from then on, with the keys that have signed them.
 */
export async function publishFirstRelease(dataDir: string): Promise<void> {
  await buildApps(appNames);
  const published = join(tmpdir(), `campbc-first-release-${fingerprint()}`);
  if (await copied(published, dataDir)) return;
  const folder = await mkdtemp(`${published}-`);
  const folders = appNames.map(distOf);
  await publish(publisherOf(folder), { folders, by: 'tests', gate: { allow: allowances } });
  /* Another process may have been faster; its folder is as good. */
  await rename(folder, published).catch(() => rm(folder, { recursive: true }));
  await copied(published, dataDir);
}

const distOf = (app: (typeof appNames)[number]) => join(folderOf(app), 'dist');

/** Changes with every build, and with the code that publishes them. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = ['packages/{release,contracts}/src/**/*.ts', 'infra/site/*.ts'];
  const builds = appNames.map((app) => join(distOf(app), 'release.json'));
  for (const file of [...globSync(sources).toSorted(), ...builds]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** False where there is nothing to copy yet. */
async function copied(from: string, to: string): Promise<boolean> {
  try {
    await cp(from, to, { recursive: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
