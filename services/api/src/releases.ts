import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Publisher } from '@camp/release/publish/next-generation';
import { openStorage } from '@camp/release/store/open-storage';
import { ReleaseStore } from '@camp/release/store/release-store';
import type { Env } from './env.ts';

/** The signed releases of this site. */
export interface Releases {
  store: ReleaseStore;
  publicKey: KeyObject;
  /** Null where releases are only read and checked here. */
  privateKey: KeyObject | null;
}

/** Null without the key to sign with. It has no address of files, because the API publishes none. */
export function publisherOf({ store, publicKey, privateKey }: Releases): Publisher | null {
  return privateKey && { store, keys: { publicKey, privateKey }, filesUrl: '' };
}

/** @throws when the public key is missing or invalid, or the private key belongs to another one. */
export function openReleases(env: Env): Releases | null {
  if (!(env.RELEASE_DIR || env.RELEASE_S3) || env.RELEASE_DEV) return null;
  const publicKey = createPublicKey(env.RELEASE_PUBLIC_KEY);
  const privateKey = env.RELEASE_PRIVATE_KEY ? createPrivateKey(env.RELEASE_PRIVATE_KEY) : null;
  if (privateKey && !createPublicKey(privateKey).equals(publicKey)) {
    throw new Error('RELEASE_PRIVATE_KEY does not belong to RELEASE_PUBLIC_KEY.');
  }
  return { store: new ReleaseStore(openStorage(env)), publicKey, privateKey };
}
