import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ReleaseDocument,
  releaseDocumentSchema,
} from '@camp/release/document/release-document';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { readLive } from '@camp/release/store/verified-documents';
import type { Logger } from 'pino';
import type { Env } from '#env.ts';

export type LiveRelease = () => Promise<ReleaseDocument | null>;

interface Options {
  env: Env;
  store: ReleaseStore;
  log: Logger;
}

/**
 * The release to serve, read and verified again whenever live.json changes. A document that does not
 * verify is never served: the last good one is (docs/decisions/0053-signed-release-document.md).
 */
export function followLiveRelease({ env, store, log }: Options): LiveRelease {
  if (env.RELEASE_DEV) return readDevelopmentRelease(env);
  const publicKey = createPublicKey(env.RELEASE_PUBLIC_KEY);
  let seen: string | null = null;
  let current: ReleaseDocument | null = null;

  return async () => {
    const stamp = await store.liveStamp();
    if (stamp !== null && stamp === seen && current) return current;
    const found = await readLive(store, publicKey);
    seen = stamp;
    if (found && found.generation !== current?.generation) {
      log.info({ generation: found.generation, by: found.by }, 'release is live');
    }
    current = found ?? current;
    return current;
  };
}

/** In development the running bundlers write what is live; nothing is signed or hashed. */
function readDevelopmentRelease({ RELEASE_DIR }: Env): LiveRelease {
  return async () => {
    const text = readFileSync(join(RELEASE_DIR, 'dev.json'), 'utf8');
    return releaseDocumentSchema.parse(JSON.parse(text));
  };
}
