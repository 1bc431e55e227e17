import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { withBuildLock } from '#build-lock.ts';
import { writeCandidate } from '#candidate.ts';
import { folderOf, isMemberName, type MemberName } from '#members.ts';
import { manifestOf } from '#manifest.ts';
import { prerenderConfig } from '#prerender-config.ts';
import { remoteConfig } from '#remote-config.ts';
import { shellConfig } from '#shell-config.ts';
import { type BuildTarget, versionOf } from '#web-config.ts';

/**
 * Builds members into their `dist` folders, one after the other; a member whose sources
 * have not changed since its last build is left as it is.
 * @throws when a name is no member, or with the compiler's messages.
 */
export async function buildMembers(
  names: readonly string[],
  onBuilt: (member: MemberName) => void = () => undefined,
): Promise<void> {
  for (const name of names) {
    if (!isMemberName(name)) throw new Error(`There is no member called ${name}.`);
    if (isUpToDate(name)) continue;
    await withBuildLock(join(folderOf(name), '.build-lock'), async () => {
      if (isUpToDate(name)) return;
      await buildMember(name);
      onBuilt(name);
    });
  }
}

async function buildMember(member: MemberName): Promise<void> {
  const folder = join(folderOf(member), 'dist');
  const target: BuildTarget = { member, output: folder, publicPath: 'auto' };
  const stats = await compile(configOf(target));
  if (await hasPrerenderedPages(member)) await compile(prerenderConfig(target));
  await writeCandidate({ member, folder, stats });
}

/** The shell stands around every page; a remote may have pages of which none is rendered ahead. */
async function hasPrerenderedPages(member: MemberName): Promise<boolean> {
  if (member === 'shell') return true;
  const { routes } = await manifestOf(member);
  return routes.some(({ prerender }) => prerender);
}

function configOf(target: BuildTarget): Configuration {
  return target.member === 'shell' ? shellConfig(target) : remoteConfig(target);
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

function isUpToDate(member: MemberName): boolean {
  const file = join(folderOf(member), 'dist/release.json');
  if (!existsSync(file)) return false;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version === versionOf(member);
}
