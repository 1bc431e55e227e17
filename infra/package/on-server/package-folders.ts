import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
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
/** Link to the package before, for going back. */
const previousLink = 'campbc-previous';
/** Names the folder that was gone back from: until another one is installed, nothing leads there. */
const leftLink = 'campbc-left';

/** Default folder for a server's packages: a folder for each, and a link to the one that runs. */
export const defaultHome = '/opt';
/** The publisher's key, as root keeps it: no service may put another in its place. */
export const defaultKey = '/etc/campbc/keys/release-public.pem';

interface Install {
  home?: string | undefined;
  /** File of the publisher's public key. */
  key?: string | undefined;
  isOlderAllowed?: boolean | undefined;
}

/**
 * Unpacks the archive of a package into a folder of its own, which gets its name when it is whole, so that one that
 * has its name is used again. Nothing of it is read or run before the publisher's signature holds
 * (docs/decisions/operations.md#0297).
 * @returns the folder's name.
 * @throws when the archive is not what its signed `.sha256` says, older than what runs, or not for this machine.
 */
export function unpackPackage(file: string, options: Install = {}): string {
  const { home = defaultHome, key = defaultKey, isOlderAllowed = false } = options;
  const name = basename(file, '.tar.gz');
  if (!/^campbc-\d/.test(name) || !file.endsWith('.tar.gz'))
    throw new Error(`${file} is no package of the site: campbc-<version>-<commit>.tar.gz is one.`);
  requireSignature(file, key);
  requireHash(file);
  if (!isOlderAllowed) requireNewer(name, linkedBy(link, home));
  if (!existsSync(join(home, name))) unpack(file, { name, home });
  return name;
}

/**
 * Makes the link lead to the package that was linked before. A second call changes nothing: the package that
 * was left is used again only once it is installed again.
 * @returns its name.
 */
export function goBack(home = defaultHome): string {
  const current = linkedBy(link, home);
  const previous = packageBefore(home);
  if (!current || previous === current) return previous;
  pointLink(leftLink, current, home);
  pointLink(link, previous, home);
  return previous;
}

/** The package that {@link goBack} leads to. */
export function packageBefore(home = defaultHome): string {
  const current = linkedBy(link, home);
  if (current && linkedBy(leftLink, home)) return current;
  const previous = linkedBy(previousLink, home);
  if (current && previous && existsSync(join(home, previous))) return previous;
  throw new Error(`There is no package in ${home} from before this one.`);
}

/** 1.9.2 is older than 1.10.0; another commit of the same version is not. */
function requireNewer(name: string, current = ''): void {
  const [own = '', other = ''] = [name, current].map((each) => /^campbc-([\d.]+)/.exec(each)?.[1]);
  if (own.localeCompare(other, 'en', { numeric: true }) >= 0) return;
  throw new Error(`${name} is older than ${current}. Nothing was installed; --allow-older does.`);
}

function requireSignature(file: string, key: string): void {
  const [named, signature] = [`${file}.sha256`, `${file}.sha256.sig`];
  if (!existsSync(key))
    throw new Error(`There is no ${key}, the publisher’s key, to check it with.`);
  for (const each of [file, named, signature])
    if (!existsSync(each)) throw new Error(`There is no ${each}. Nothing was installed.`);
  const publisher = createPublicKey(readFileSync(key));
  if (verify(null, readFileSync(named), publisher, readFileSync(signature))) return;
  throw new Error(`${basename(named)} is not signed by the publisher. Nothing was installed.`);
}

function requireHash(file: string): void {
  const beside = `${file}.sha256`;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (readFileSync(beside, 'utf8') === `${hash}  ${basename(file)}\n`) return;
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

/**
 * Has the link lead to a package; whatever runs goes on. At no moment is there no link.
 * @returns the package's name.
 */
export function linkPackage(name: string, home: string): string {
  const before = linkedBy(link, home);
  if (before === name) return name;
  if (before) pointLink(previousLink, before, home);
  pointLink(link, name, home);
  rmSync(join(home, leftLink), { force: true });
  return name;
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
