import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const link = 'campbc';
/** Names the folder that was linked before, for going back. */
const previousLink = 'campbc-previous';

/** Where a server keeps its packages, unless told: a folder for each, and a link to the one that runs. */
export const defaultHome = '/opt';

/**
 * Unpacks the archive of a package into a folder of its own, and has the link lead there. Whatever runs goes on.
 * A folder gets its name when it is whole, so one that has its name is used again.
 * @returns the folder's name.
 * @throws when the archive is not what its `.sha256` says, or not for this machine: the link stays then.
 */
export function installPackage(file: string, home = defaultHome): string {
  const name = basename(file, '.tar.gz');
  if (!/^campbc-\d/.test(name) || !file.endsWith('.tar.gz'))
    throw new Error(`${file} is no package of the site: campbc-<version>-<commit>.tar.gz is one.`);
  requireHash(file);
  if (!existsSync(join(home, name))) unpack(file, { name, home });
  switchTo(name, home);
  return name;
}

/** Has the link lead to the package that was linked before; a second time leads forth again. @returns its name. */
export function goBack(home = defaultHome): string {
  const previous = linkedBy(previousLink, home);
  if (!previous || !existsSync(join(home, previous)))
    throw new Error(`There is no package in ${home} from before this one.`);
  switchTo(previous, home);
  return previous;
}

function requireHash(file: string): void {
  const beside = `${file}.sha256`;
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  if (!existsSync(beside)) throw new Error(`There is no ${beside} to compare it with.`);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (readFileSync(beside, 'utf8').startsWith(`${hash} `)) return;
  throw new Error(`${file} is not what ${basename(beside)} says. Nothing was installed.`);
}

function unpack(file: string, { name, home }: { name: string; home: string }): void {
  const work = mkdtempSync(join(home, '.campbc-unpacking-'));
  try {
    execFileSync('tar', ['-xzf', file, '-C', work, '--no-same-owner']);
    const folder = join(work, name);
    const node = spawnSync(join(folder, 'node_modules/node/bin/node'), ['--version']);
    if (node.status !== 0)
      throw new Error(`${file} was made for another system or processor. Nothing was installed.`);
    renameSync(folder, join(home, name));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** At no moment is there no link: each takes the place of the one before. */
function switchTo(name: string, home: string): void {
  const before = linkedBy(link, home);
  if (before === name) return;
  if (before) pointLink(previousLink, before, home);
  pointLink(link, name, home);
}

function pointLink(at: string, name: string, home: string): void {
  const unnamed = join(home, `.${at}-${process.pid}`);
  symlinkSync(name, unnamed);
  renameSync(unnamed, join(home, at));
}

function linkedBy(at: string, home: string): string | undefined {
  try {
    return readlinkSync(join(home, at));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
