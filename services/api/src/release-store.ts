import { createPublicKey, type KeyObject } from 'node:crypto';
import { FileStore } from '@camp/release/file-store';
import type { Env } from './env.ts';

/** The signed releases of this site, to be read and checked, never written. */
export interface ReleaseStore {
  store: FileStore;
  publicKey: KeyObject;
}

/** @throws when the public key is missing or is none. */
export function openReleaseStore(env: Env): ReleaseStore | null {
  if (!env.RELEASE_DIR || env.RELEASE_DEV) return null;
  const publicKey = createPublicKey(env.RELEASE_PUBLIC_KEY);
  return { store: new FileStore(env.RELEASE_DIR), publicKey };
}
