import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveApp } from '@camp/build/dev-server';
import { appNames } from '@camp/build/apps';
import { announce } from '#infra/start/announce.ts';
import { freePort } from '#infra/site/ports.ts';
import { readSettings, releaseFolderOf } from '#infra/site/settings.ts';
import { requireUsable, startSite } from '#infra/site/site.ts';
import { developmentRelease } from './development-release.ts';

/** The whole site with hot reload: shell and remotes from their bundlers, the API restarted on change. */
export async function runWholeSite(signal: AbortSignal): Promise<() => Promise<unknown>> {
  const settings = readSettings(process.env);
  await requireUsable(settings);
  const releaseFolder = releaseFolderOf(settings.dataDir);
  const served = await Promise.all(
    appNames.map(async (app) => ({
      app,
      ...(await serveApp(app, await freePort())),
    })),
  );
  mkdirSync(releaseFolder, { recursive: true });
  writeFileSync(join(releaseFolder, 'dev.json'), JSON.stringify(await developmentRelease(served)));
  const environment = {
    ...settings.environment,
    RELEASE_DEV: 'true',
    NODE_ENV: 'development',
    /* A restart compiles what has changed alone. */
    NODE_COMPILE_CACHE: join(settings.dataDir, 'compile-cache'),
  };
  const site = await startSite(
    { ...settings, environment },
    { watch: true, signal, tell: (sentence) => console.error(sentence) },
  );
  announce(settings, site);
  console.log(`  Changes show at once. Release folder: ${releaseFolder}\n`);
  return async () => {
    await site.stop();
    await Promise.all(served.map(({ stop }) => stop()));
  };
}
