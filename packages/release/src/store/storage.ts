/**
 * A store of published files and release documents, by key: `files/remote-account/1.0.0/entry.js`,
 * `documents/7.json`, `live.json`. A folder or an object store, which does not know what keys mean.
 */
export interface ReleaseStorage {
  /** The bytes of a key; null when there is none. */
  read: (key: string) => Promise<Buffer | null>;
  /** Writes bytes atomically, replacing what was there. */
  write: (key: string, bytes: Buffer) => Promise<void>;
  /** Writes bytes unless the key exists; false when it does (compare-and-swap). */
  create: (key: string, bytes: Buffer) => Promise<boolean>;
  /** Every key that begins with a prefix, in no particular order. */
  list: (prefix: string) => Promise<string[]>;
  /** Removes keys; those that do not exist are ignored. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** The time at which a key was written, in milliseconds since 1970; null if there is none. */
  writtenAt: (key: string) => Promise<number | null>;
  /** Something short that changes whenever the bytes of a key do; null when there is none. */
  stamp: (key: string) => Promise<string | null>;
}

/** Maximum number of requests or files in flight at once. */
export const requestsAtOnce = 16;
