import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, type AppName, uniqueNameOf, versionOf } from '@camp/build/apps';
import { devEntryFile } from '@camp/build/dev-config';
import { serveApp } from '@camp/build/dev-server';
import { serveShowroom } from '@camp/build/standalone-server';
import { manifestOf } from '@camp/build/manifest';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { announce } from '#infra/start/announce.ts';
import { freePort } from '#infra/site/ports.ts';
import { readSettings, releaseFolderOf } from '#infra/site/settings.ts';
import { requireUsable, startSite } from '#infra/site/site.ts';

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
  const showroom = await serveShowroom(await freePort());
  mkdirSync(releaseFolder, { recursive: true });
  writeFileSync(join(releaseFolder, 'dev.json'), JSON.stringify(await developmentRelease(served)));
  const environment = {
    ...settings.environment,
    RELEASE_DEV: 'true',
    NODE_ENV: 'development',
  };
  const site = await startSite(
    { ...settings, environment },
    { watch: true, signal, tell: (sentence) => console.error(sentence) },
  );
  announce(settings, site);
  console.log(`  Components ${showroom.url}__ui\n`);
  console.log(`  Changes show at once. Release folder: ${releaseFolder}\n`);
  return async () => {
    await site.stop();
    await Promise.all([...served, showroom].map(({ stop }) => stop()));
  };
}

interface ServedApp {
  app: AppName;
  url: string;
}

/** The release that running bundlers stand for: unsigned, without hashes, for one's own machine only. */
async function developmentRelease(served: ServedApp[]): Promise<ReleaseDocument> {
  const remotes = served.filter(({ app }) => app !== 'shell');
  const entries = await Promise.all(
    remotes.map(async (remote) => [remote.app.slice('remote-'.length), await remoteOf(remote)]),
  );
  return {
    generation: 0,
    createdAt: new Date().toISOString(),
    by: 'npm run dev',
    shell: {
      version: 'development',
      url: served.find(({ app }) => app === 'shell')?.url ?? '/',
      entry: 'shell.js',
      files: {},
      styles: ['shell.css'],
      preload: [],
      provides: {},
    },
    remotes: Object.fromEntries(entries) as ReleaseDocument['remotes'],
    signature: '',
  };
}

async function remoteOf({ app, url }: ServedApp) {
  const manifest = await manifestOf(app);
  return {
    version: 'development',
    url,
    entry: devEntryFile,
    global: uniqueNameOf(app, versionOf(app)),
    files: {},
    ...manifest,
    moduleFiles: [],
    pageFiles: {},
    requires: {},
    sizes: {},
  };
}
