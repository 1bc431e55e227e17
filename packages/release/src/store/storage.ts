/**
 * Where published files and release documents are kept, by key: `files/remote-account/1.0.0/entry.js`,
 * `documents/7.json`, `live.json`. A folder or an object store; what the keys mean is the store's affair.
 */
export interface ReleaseStorage {
  /** The bytes of a key; null when there is none. */
  read: (key: string) => Promise<Buffer | null>;
  /** Puts bytes in place, whole or not at all; what was there is replaced. */
  write: (key: string, bytes: Buffer) => Promise<void>;
  /** Puts bytes in place where nothing is; false, and nothing done, when something is (compare-and-swap). */
  create: (key: string, bytes: Buffer) => Promise<boolean>;
  /** Every key that begins with a prefix, in no particular order. */
  list: (prefix: string) => Promise<string[]>;
  /** Takes keys away; those that are not there are passed over. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** When a key was written, in milliseconds since 1970; null when there is none. */
  writtenAt: (key: string) => Promise<number | null>;
  /** Something short that changes whenever the bytes of a key do; null when there is none. */
  stamp: (key: string) => Promise<string | null>;
}

/** How many requests or files are under way at once. */
export const requestsAtOnce = 16;
