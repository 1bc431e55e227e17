import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, versionOf } from '@camp/build/apps';
import { appsOf } from '@camp/release/document/content';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { privateKeyFile } from '@camp/release/document/signing-keys';
import { readLive } from '@camp/release/store/verified-documents';
import { releaseReaderOf, requirePublisher } from '#infra/site/publisher.ts';
import { keysFolderOf, readSettings, type Settings } from '#infra/site/settings.ts';
import { requireUsable, startSite } from '#infra/site/site.ts';
import { stopSignal } from '#infra/site/process.ts';
import { announce } from './announce.ts';

const startedAt = Date.now();
const signal = stopSignal();

/* A full disk below the output's file, or a terminal that is gone, does not end the site. */
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

function progress(sentence: string): void {
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${sentence}`);
}

/**
 * Makes this folder's builds live in an empty store. Elsewhere what is live stays live: teams may have
 * published since, and their releases are not this folder's to replace.
 */
async function release(settings: Settings): Promise<void> {
  const { dataDir } = settings;
  const { store, keys } = releaseReaderOf(dataDir);
  const live = await readLive(store, keys);
  if (live) return served(live, settings);
  /* Compilers take a while to load, and a restart needs none. */
  const { publishFirst } = await import('./first-release.ts');
  await publishFirst(dataDir, progress, signal);
}

/** Reports what is served. With the publisher's key at hand, the server may go back to old releases. */
async function served(live: ReleaseDocument, { dataDir }: Settings): Promise<void> {
  progress(liveSentence(live));
  if (existsSync(join(keysFolderOf(dataDir), privateKeyFile))) await requirePublisher(dataDir);
}

/** Says what is live, and how this folder's own builds would go live. */
function liveSentence(live: ReleaseDocument): string {
  const versions = new Map(appsOf(live).map(({ name, release: { version } }) => [name, version]));
  const others = appNames.filter((app) => versions.get(app) !== versionOf(app));
  const isLive = `Generation ${live.generation} is live.`;
  if (others.length === 0) return isLive;
  return `${isLive} This folder's own builds go live with npm run release -- publish ${others.join(' ')}`;
}

try {
  const settings = readSettings(process.env);
  await requireUsable(settings);
  await release(settings);
  progress('Starting mail, API and edge …');
  const site = await startSite(settings, { signal, tell: (sentence) => console.error(sentence) });
  progress('Ready');
  announce(settings, site);
  if (!signal.aborted) await once(signal, 'abort');
  await site.stop();
  process.exit(0);
} catch (error) {
  if (signal.aborted) process.exit(0);
  console.error((error as Error).message);
  process.exit(1);
}
