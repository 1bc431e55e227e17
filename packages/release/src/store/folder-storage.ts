import { mkdirSync } from 'node:fs';
import {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ReleaseStorage } from './storage.ts';

/** Where files are written before they are moved into place. */
const incoming = 'incoming';

/** Keys are paths below a folder. */
export class FolderStorage implements ReleaseStorage {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(join(folder, incoming), { recursive: true });
  }

  async read(key: string): Promise<Buffer | null> {
    return orNull(readFile(this.fileOf(key)));
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.placing(key, bytes, (from, to) => rename(from, to));
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    try {
      await this.placing(key, bytes, (from, to) => link(from, to));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
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

  /** Writes to a temporary file first, so that nobody reads half a file. */
  private async placing(
    key: string,
    bytes: Buffer,
    place: (from: string, to: string) => Promise<void>,
  ): Promise<void> {
    const target = this.fileOf(key);
    await mkdir(dirname(target), { recursive: true });
    const folder = await mkdtemp(join(this.folder, incoming, 'file-'));
    try {
      const temporary = join(folder, 'content');
      await writeFile(temporary, bytes);
      await place(temporary, target);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const isNothing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Null for a key that does not exist; a folder is not a key. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isNothing.has(codeOf(error) ?? '')) return null;
    throw error;
  }
}
