import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberNames } from '@camp/build/members';
import { serveMember } from '@camp/build/dev-server';
import { announce } from '#infra/start/announce.ts';
import { freePort } from '#infra/site/ports.ts';
import { readSettings, releaseFolderOf } from '#infra/site/settings.ts';
import { requireUsable, startSite } from '#infra/site/site.ts';
import { stopSignal } from '#infra/site/stop-signal.ts';
import { developmentRelease } from './development-release.ts';

/* The whole site with hot reload: shell and remotes from their bundlers, the API restarted on change. */
const signal = stopSignal();
try {
  const settings = readSettings(process.env);
  await requireUsable(settings);
  const releaseFolder = releaseFolderOf(settings.dataDir);
  const served = await Promise.all(
    memberNames.map(async (member) => ({
      member,
      ...(await serveMember(member, await freePort())),
    })),
  );
  const document = await developmentRelease(served);
  writeFileSync(join(releaseFolder, 'dev.json'), JSON.stringify(document));
  const environment = { ...settings.environment, RELEASE_DEV: 'true', NODE_ENV: 'development' };
  const site = await startSite(
    { ...settings, environment },
    { watch: true, signal, tell: (sentence) => console.error(sentence) },
  );
  announce(settings, site);
  console.log(`  Changes show at once. Release folder: ${releaseFolder}\n`);

  if (!signal.aborted) await once(signal, 'abort');
  await site.stop();
  await Promise.all(served.map(({ stop }) => stop()));
  process.exit(0);
} catch (error) {
  if (signal.aborted) process.exit(0);
  console.error((error as Error).message);
  process.exit(1);
}
