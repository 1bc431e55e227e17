import { createPublicKey, type KeyObject } from 'node:crypto';
import { FolderStorage } from '@camp/release/folder-storage';
import { ReleaseStore } from '@camp/release/release-store';
import type { Env } from './env.ts';

/** The signed releases of this site, to be read and checked, never written. */
export interface Releases {
  store: ReleaseStore;
  publicKey: KeyObject;
}

/** @throws when the public key is missing or is none. */
export function openReleases(env: Env): Releases | null {
  if (!env.RELEASE_DIR || env.RELEASE_DEV) return null;
  const publicKey = createPublicKey(env.RELEASE_PUBLIC_KEY);
  return { store: new ReleaseStore(new FolderStorage(env.RELEASE_DIR)), publicKey };
}
