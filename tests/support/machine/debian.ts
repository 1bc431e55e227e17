import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Kept between runs: the machine's disk as the installer leaves it, and its downloads from Debian and npm. */
const cache = '/var/cache/campbc-machine';
const tree = join(cache, 'bookworm');
export const archives = join(cache, 'archives');
export const libraries = join(cache, 'libraries');

const mirror = 'http://deb.debian.org/debian';
const added = 'systemd,systemd-sysv,dbus,ca-certificates,netbase,procps';

/** Returns the folder of an empty Debian 12, fetched once. @throws with the output of debootstrap. */
export function emptyDebian(): string {
  mkdirSync(join(archives, 'partial'), { recursive: true });
  mkdirSync(libraries, { recursive: true });
  /* On the machine, the publisher fetches them as a user that does not exist here. */
  chmodSync(libraries, 0o777);
  if (existsSync(tree)) return tree;
  const unfinished = `${tree}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = ['--variant=minbase', `--include=${added}`];
  const made = spawnSync('debootstrap', [...options, 'bookworm', unfinished, mirror], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`There is no empty Debian: ${made.stdout.slice(-500)}`);
  renameSync(unfinished, tree);
  return tree;
}
