import { once } from 'node:events';
import { buildApps } from '@camp/build/build';
import { folderOf, appNames } from '@camp/build/apps';
import { allowances } from '@camp/release/gate/gate';
import { publish } from '@camp/release/publish/publish';
import { releasePlaceOf } from '#infra/site/release-place.ts';
import { readSettings, type Settings } from '#infra/site/settings.ts';
import { requireUsable, startSite } from '#infra/site/site.ts';
import { stopSignal } from '#infra/site/stop-signal.ts';
import { announce } from './announce.ts';

const startedAt = Date.now();
const signal = stopSignal();

function progress(sentence: string): void {
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${sentence}`);
}

/** Builds what has changed and makes it live. */
async function release({ dataDir }: Settings): Promise<void> {
  progress('Building shell and remotes …');
  await buildApps(appNames, (app) => {
    progress(`Built ${app}`);
    signal.throwIfAborted();
  });
  const folders = appNames.map((app) => `${folderOf(app)}/dist`);
  const gate = { allow: allowances };
  const live = await publish(releasePlaceOf(dataDir), { folders, by: 'npm start', gate });
  progress(`Release ${live.generation} is live`);
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
