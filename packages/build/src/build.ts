import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { withBuildLock } from '#build-lock.ts';
import { writeCandidate } from '#candidate.ts';
import { folderOf, isAppName, type AppName } from '#apps.ts';
import { manifestOf } from '#manifest.ts';
import { prerenderConfig } from '#prerender-config.ts';
import { remoteConfig } from '#remote-config.ts';
import { shellConfig } from '#shell-config.ts';
import { type BuildTarget, versionOf } from '#web-config.ts';

/**
 * Builds apps into their `dist` folders, one after the other; an app whose sources
 * have not changed since its last build is left as it is.
 * @throws when a name is no app, or with the compiler's messages.
 */
export async function buildApps(
  names: readonly string[],
  onBuilt: (app: AppName) => void = () => undefined,
): Promise<void> {
  for (const name of names) {
    if (!isAppName(name)) throw new Error(`There is no app called ${name}.`);
    if (isUpToDate(name)) continue;
    await withBuildLock(join(folderOf(name), '.build-lock'), async () => {
      if (isUpToDate(name)) return;
      await buildApp(name);
      onBuilt(name);
    });
  }
}

async function buildApp(app: AppName): Promise<void> {
  const folder = join(folderOf(app), 'dist');
  const target: BuildTarget = { app, output: folder, publicPath: 'auto' };
  const stats = await compile(configOf(target));
  if (await hasPrerenderedPages(app)) await compile(prerenderConfig(target));
  await writeCandidate({ app, folder, stats });
}

/** The shell stands around every page; a remote may have pages of which none is rendered ahead. */
async function hasPrerenderedPages(app: AppName): Promise<boolean> {
  if (app === 'shell') return true;
  const { routes } = await manifestOf(app);
  return routes.some(({ prerender }) => prerender);
}

function configOf(target: BuildTarget): Configuration {
  return target.app === 'shell' ? shellConfig(target) : remoteConfig(target);
}

function compile(config: Configuration): Promise<Stats> {
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  const compiler = rspack(config);
  compiler.run((error, stats) => {
    compiler.close(() => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) {
        return reject(new Error(stats?.toString({ preset: 'errors-only' }) ?? 'No output.'));
      }
      return resolve(stats);
    });
  });
  return promise;
}

function isUpToDate(app: AppName): boolean {
  const file = join(folderOf(app), 'dist/release.json');
  if (!existsSync(file)) return false;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version === versionOf(app);
}
