import { chmodSync, mkdirSync } from 'node:fs';
import {
  chmod,
  link,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ReleaseError } from '#release-error.ts';
import type { ReleaseStorage } from './storage.ts';

type Place = (from: string, to: string) => Promise<void>;

/** Folder in which files are written before they are moved into place. */
const incoming = 'incoming';

/* Whatever the publisher's umask: the edge may run as another user. */
const folderMode = 0o755;
const fileMode = 0o644;

/** Keys are paths below a folder. */
export class FolderStorage implements ReleaseStorage {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  async read(key: string): Promise<Buffer | null> {
    return orNull(readFile(this.fileOf(key)));
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.placing(key, bytes, (from, to) => rename(from, to));
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    let isNew = true;
    await this.placing(key, bytes, async (from, to) => {
      isNew = await link(from, to).then(() => true, falseIfTaken);
    });
    return isNew;
  }

  async list(prefix: string): Promise<string[]> {
    const folder = this.fileOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await orNull(readdir(folder, { recursive: true, withFileTypes: true }));
    return (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)))
      .filter((key) => key.startsWith(prefix));
  }

  async remove(keys: readonly string[]): Promise<void> {
    const files = keys.map((key) => this.fileOf(key));
    await Promise.all(files.map((file) => rm(file, { force: true })));
    /* Removes the folders that are empty now. */
    const folders = new Set(files.map((file) => dirname(file)));
    await Promise.all([...folders].map((folder) => rmdir(folder).catch(() => undefined)));
  }

  async writtenAt(key: string): Promise<number | null> {
    return (await orNull(stat(this.fileOf(key))))?.mtimeMs ?? null;
  }

  async stamp(key: string): Promise<string | null> {
    const stats = await orNull(stat(this.fileOf(key)));
    return stats && `${stats.ino}:${stats.mtimeMs}:${stats.size}`;
  }

  private fileOf(key: string): string {
    return join(this.folder, key);
  }

  /** Makes a folder and, up to the store's own, those above it. @returns those that are new. */
  private makeFolder(path: string): string[] {
    const first = mkdirSync(path, { recursive: true });
    const made: string[] = [];
    const isNew = (folder: string) => first !== undefined && folder.length >= first.length;
    for (let each = path; isNew(each) && each.startsWith(this.folder); each = dirname(each)) {
      chmodSync(each, folderMode);
      made.push(each);
    }
    return made;
  }

  /**
   * Writes to a temporary file first, so that no one reads half a file. Everything is on the disk when this
   * ends: after a power cut, what is live has its files.
   * @throws {@link ReleaseError} STORAGE_FAILED
   */
  private async placing(key: string, bytes: Buffer, place: Place): Promise<void> {
    const target = this.fileOf(key);
    try {
      await this.placingAt(target, bytes, place);
    } catch (cause) {
      const message = `${target} cannot be written: ${codeOf(cause)}. Nothing that is live has changed.`;
      throw new ReleaseError('STORAGE_FAILED', message, { cause });
    }
  }

  private async placingAt(target: string, bytes: Buffer, place: Place): Promise<void> {
    this.makeFolder(join(this.folder, incoming));
    for (const made of this.makeFolder(dirname(target))) await syncFolder(dirname(made));
    const folder = await mkdtemp(join(this.folder, incoming, 'file-'));
    try {
      const temporary = join(folder, 'content');
      await writeFile(temporary, bytes, { flush: true });
      await chmod(temporary, fileMode);
      await place(temporary, target);
      await syncFolder(dirname(target));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Puts the names in a folder on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function falseIfTaken(error: unknown): false {
  if (codeOf(error) === 'EEXIST') return false;
  throw error;
}

const isNothing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/**
 * Null for a key that does not exist; a folder is not a key.
 * @throws {@link ReleaseError} STORAGE_FAILED for one that exists and cannot be read.
 */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (cause) {
    const code = codeOf(cause) ?? '';
    if (isNothing.has(code)) return null;
    const { path } = cause as NodeJS.ErrnoException;
    throw new ReleaseError('STORAGE_FAILED', `${path} cannot be read: ${code}.`, { cause });
  }
}
