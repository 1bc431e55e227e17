import { appNames, folderOf } from '@camp/build/apps';
import { buildApps } from '@camp/build/build';
import { originOf } from '@camp/build/sbom';
import { allowances } from '@camp/release/gate/gate';
import { publish } from '@camp/release/publish/publish';
import { notStarted } from '@camp/release/publish/smoke-starts';
import { requirePublisher } from '#infra/site/publisher.ts';

/** Builds every app of this folder, and publishes them together as the first generation of a store. */
export async function publishFirst(
  dataDir: string,
  progress: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const publisher = await requirePublisher(dataDir);
  progress('Building shell and remotes …');
  await buildApps(appNames, (app) => {
    progress(`Built ${app}`);
    signal.throwIfAborted();
  });
  const { generation } = await publish(publisher, {
    folders: appNames.map((app) => `${folderOf(app)}/dist`),
    by: 'npm start',
    origins: Object.fromEntries(appNames.map((app) => [app, originOf(app)])),
    gate: { allow: allowances },
    smokeStart: notStarted,
  });
  progress(`Generation ${generation} is live`);
}
