import { createPrivateKey, type KeyObject } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import {
  privateKeyFile,
  roleOf,
  type TrustedKeys,
  trustedKeysFrom,
} from '@camp/release/document/signing-keys';
import type { Publisher } from '@camp/release/publish/next-generation';
import { openStorage } from '@camp/release/store/open-storage';
import { ReleaseStore } from '@camp/release/store/release-store';
import type { Logger } from 'pino';
import type { Env } from './env.ts';

/** The signed releases of this site. */
export interface Releases {
  store: ReleaseStore;
  keys: TrustedKeys;
  /** Null where releases are only read and checked here. */
  privateKey: KeyObject | null;
  /** Receives notes on problems that stop no one, such as pages that are left to browsers. */
  log?: Logger;
}

/** Null without the key to sign with. It has no address of files, because the API publishes none. */
export function publisherOf({ store, keys, privateKey, log }: Releases): Publisher | null {
  if (!privateKey) return null;
  const tell = (note: string) => log?.warn({ note }, 'a release was switched');
  return { store, keys: { ...keys, privateKey }, filesUrl: '', tell };
}

/** @throws when the public key is missing or invalid, or the private key belongs to another one. */
export function openReleases(env: Env, log: Logger): Releases | null {
  if (!(env.RELEASE_DIR || env.RELEASE_S3) || env.RELEASE_DEV) return null;
  const keys = trustedKeysFrom(env);
  const privateKey = env.RELEASE_PRIVATE_KEY ? createPrivateKey(env.RELEASE_PRIVATE_KEY) : null;
  if (privateKey) requireServersKey({ ...keys, privateKey }, log);
  if (env.NODE_ENV === 'production') warnOfPublishersKey(env, log);
  return { store: new ReleaseStore(openStorage(env)), keys, privateKey, log };
}

/** The publisher's key signs, too, as it did before there were two; it should be taken away. */
function requireServersKey(keys: Parameters<typeof roleOf>[0], log: Logger): void {
  const role = roleOf(keys);
  if (role === 'publisher') {
    log.warn('RELEASE_PRIVATE_KEY is the publisher’s key: give the API the server’s');
  }
  if (role === null) {
    const belongs = 'belongs to neither RELEASE_SERVER_PUBLIC_KEY nor RELEASE_PUBLIC_KEY';
    throw new Error(`RELEASE_PRIVATE_KEY ${belongs}.`);
  }
}

/** An attacker who takes over the API could publish with it (docs/decisions/operations.md#0295). */
function warnOfPublishersKey({ DATA_DIR }: Env, log: Logger): void {
  for (const home of [DATA_DIR, `${DATA_DIR}-publish`]) {
    const file = join(home, 'keys', privateKeyFile);
    if (isReadable(file)) log.warn({ file }, 'the API can read the publisher’s key: take it away');
  }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
