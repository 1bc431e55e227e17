import { once } from 'node:events';
import { buildMembers } from '@camp/build/build';
import { folderOf, memberNames } from '@camp/build/members';
import { publish } from '@camp/release/releases';
import { releasePlaceOf } from '#infra/site/release-place.ts';
import type { ServiceProcess } from '#infra/site/service-process.ts';
import { readSettings } from '#infra/site/settings.ts';
import { requireUsable, type RunningSite, startSite } from '#infra/site/site.ts';
import { announce } from './announce.ts';

const startedAt = Date.now();

function progress(sentence: string): void {
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${sentence}`);
}

async function start(): Promise<RunningSite> {
  const settings = readSettings(process.env);
  await requireUsable(settings);
  progress('Building shell and remotes …');
  await buildMembers(memberNames, (member) => progress(`Built ${member}`));
  const folders = memberNames.map((member) => `${folderOf(member)}/dist`);
  const release = await publish(releasePlaceOf(settings.dataDir), { folders, by: 'npm start' });
  progress(`Release ${release.generation} is live`);
  progress('Starting mail, API and edge …');
  const site = await startSite(settings);
  progress('Ready');
  announce(settings, site);
  return site;
}

/** Resolves with the first service that ends by itself. */
async function firstToEnd(services: ServiceProcess[]): Promise<ServiceProcess> {
  return Promise.race(
    services.map(async (service) => {
      await once(service.child, 'exit');
      return service;
    }),
  );
}

try {
  const interrupted = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal));
  const site = await Promise.race([
    start(),
    ...interrupted.map((signal) => signal.then(() => null)),
  ]);
  if (site === null) process.exit(0);
  const fallen = await Promise.race([firstToEnd(site.services), ...interrupted]);
  if (!Array.isArray(fallen))
    console.error(`${fallen.name} has ended by itself; stopping the rest.`);
  await site.stop();
  process.exit(Array.isArray(fallen) ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
