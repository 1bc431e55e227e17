import { createPublicKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseDocument, releaseDocumentSchema } from '@camp/release/document';
import { FileStore } from '@camp/release/file-store';
import { readLive } from '@camp/release/verified-documents';
import type { Logger } from 'pino';
import type { Env } from './env.ts';

export type LiveRelease = () => Promise<ReleaseDocument | null>;

/**
 * Gives the release to serve: read again whenever live.json changes, verified each time.
 * A document that does not verify is never given out; the last good one is.
 */
export function followLiveRelease(env: Env, log: Logger): LiveRelease {
  if (env.RELEASE_DEV) return readDevelopmentRelease(env);
  const store = new FileStore(env.RELEASE_DIR);
  const publicKey = createPublicKey(env.RELEASE_PUBLIC_KEY);
  let seen = '';
  let current: ReleaseDocument | null = null;

  return async () => {
    const stamp = stampOf(store.liveFile);
    if (stamp === seen && current) return current;
    const found = await readLive(store, publicKey);
    seen = stamp;
    if (found && found.generation !== current?.generation) {
      log.info({ generation: found.generation, by: found.by }, 'release is live');
    }
    current = found ?? current;
    return current;
  };
}

/** Changes whenever the file is replaced or written; empty when there is none. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino}:${stats.mtimeMs}:${stats.size}` : '';
}

/** In development the running bundlers say what is live; nothing is signed or hashed. */
function readDevelopmentRelease({ RELEASE_DIR }: Env): LiveRelease {
  return async () => {
    const text = readFileSync(join(RELEASE_DIR, 'dev.json'), 'utf8');
    return releaseDocumentSchema.parse(JSON.parse(text));
  };
}
