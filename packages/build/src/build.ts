import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { writeCandidate } from '#candidate.ts';
import { type AppName, folderOf, isAppName, uniqueNameOf, versionOf } from '#apps.ts';
import { withLock } from '#build-lock.ts';
import { compile } from '#compile.ts';
import { manifestOf } from '#manifest.ts';
import { prerenderConfig, workerConfig } from '#prerender-config.ts';
import { remoteConfig } from '#remote-config.ts';
import { nameWithoutBuild, SameBytesPlugin } from '#same-bytes.ts';
import { shellConfig } from '#shell-config.ts';
import type { BuildTarget } from '#web-config.ts';

/**
 * Builds apps into their `dist` folders, one after the other. Skips an app whose sources have not
 * changed since its last build.
 * @throws when a name is no app, or with the compiler's messages.
 */
export async function buildApps(
  names: readonly string[],
  onBuilt: (app: AppName) => void = () => undefined,
): Promise<void> {
  for (const name of names) {
    if (!isAppName(name)) throw new Error(`There is no app called ${name}.`);
    if (isUpToDate(name, versionOf(name))) continue;
    await withLock(join(folderOf(name), '.build-lock'), async () => {
      const version = versionOf(name);
      if (isUpToDate(name, version)) return;
      await buildApp(name, version);
      onBuilt(name);
    });
  }
}

async function buildApp(app: AppName, version: string): Promise<void> {
  const folder = join(folderOf(app), 'dist');
  const uniqueName = uniqueNameOf(app, version);
  const target = { app, output: folder, publicPath: 'auto', uniqueName: nameWithoutBuild };
  const { plugins = [], ...config } = configOf({ ...target, isPublished: true });
  const stats = await compile({
    ...config,
    plugins: [...plugins, new SameBytesPlugin(uniqueName)],
  });
  if (app === 'shell') await compile(workerConfig(target));
  if (await hasPrerenderedPages(app)) await compile(prerenderConfig(target));
  await writeCandidate({ app, version, uniqueName, folder, stats });
}

/** True if some of the app's pages are prerendered. The shell is part of every page. */
async function hasPrerenderedPages(app: AppName): Promise<boolean> {
  if (app === 'shell') return true;
  const { routes } = await manifestOf(app);
  return routes.some(({ prerender }) => prerender);
}

function configOf(target: BuildTarget): Configuration {
  return target.app === 'shell' ? shellConfig(target) : remoteConfig(target);
}

function isUpToDate(app: AppName, version: string): boolean {
  const file = join(folderOf(app), 'dist/release.json');
  if (!existsSync(file)) return false;
  const built = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return built.version === version;
}
