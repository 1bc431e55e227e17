import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ReleaseDocument,
  releaseDocumentSchema,
} from '@camp/release/document/release-document';
import { verifiedRelease } from '@camp/release/document/signature';
import { type TrustedKeys, trustedKeysFrom } from '@camp/release/document/signing-keys';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { readLive } from '@camp/release/store/verified-documents';
import type { Logger } from 'pino';
import type { Env } from '#env.ts';
import type { ReleaseFindings } from './release-findings.ts';

export type LiveRelease = () => Promise<ReleaseDocument | null>;

interface Options {
  env: Env;
  store: ReleaseStore;
  log: Logger;
  findings: ReleaseFindings;
}

/** Milliseconds after which a store that could not be read is asked again. */
const askAgainAfterMs = 1_000;

/** A store that does not answer holds up nobody for longer while there is a release to serve. */
const aMoment = () => wait(1_000, undefined, { ref: false });

/**
 * The release to serve, read and verified again whenever live.json changes or the next generation is
 * claimed. A document that does not verify, cannot be read or is older than what was served before is
 * never served: the last good one is (docs/decisions/0076-generations-only-grow.md).
 */
export function followLiveRelease({ env, store, log, findings }: Options): LiveRelease {
  if (env.RELEASE_DEV) return readDevelopmentRelease(env);
  const keys = trustedKeysFrom(env);
  if (env.RELEASE_DRAFT) return readDraft(env.RELEASE_DRAFT, keys);
  const tellOnce = onceInARow((problem) =>
    log.warn({ problem }, 'the last good release is served'),
  );
  let seen: string | null = null;
  let current: ReleaseDocument | null = null;
  let askAgainAt = 0;
  let looking: Promise<void> | null = null;

  /** Takes what was read, unless it is older. @returns whether the same generation stays. */
  function take(found: ReleaseDocument | null): boolean {
    if (!found || found.generation < (current?.generation ?? 0)) return current !== null;
    const isSame = found.generation === current?.generation;
    if (!isSame) log.info({ generation: found.generation, by: found.by }, 'release is live');
    current = found;
    return isSame;
  }

  async function look(): Promise<void> {
    const stamp = await store.liveStamp(current?.generation ?? 0).catch(() => null);
    if (stamp !== null && stamp === seen) return;
    const problems: string[] = [];
    const found = await readLive(
      store,
      keys,
      (error) => void problems.push((error as Error).message),
    );
    const isUnreadable = problems.length > 0;
    const older = goneBack(found, current);
    tellOnce(problems.join(' ') || older);
    findings.live = problemOf({ isUnreadable, older });
    askAgainAt = isUnreadable ? Date.now() + askAgainAfterMs : 0;
    /* A stamp is of the generation after the one served. */
    seen = take(found) && !isUnreadable ? stamp : null;
  }

  function looked(): Promise<void> {
    looking ??= look().finally(() => (looking = null));
    return looking;
  }

  return async () => {
    if (!current) await looked();
    else if (Date.now() >= askAgainAt) await Promise.race([looked(), aMoment()]);
    return current;
  };
}

/** Why what was read is not served; null when it is. */
function goneBack(found: ReleaseDocument | null, current: ReleaseDocument | null): string | null {
  if (!current || !found || found.generation >= current.generation) return null;
  return `The store has generation ${found.generation}, and ${current.generation} was live here already.`;
}

function problemOf({ isUnreadable, older }: { isUnreadable: boolean; older: string | null }) {
  if (isUnreadable) return 'unreadable';
  return older === null ? null : 'went-back';
}

/** Tells what is told anew: the same again only after something else. */
function onceInARow(tell: (problem: string) => void): (problem: string | null) => void {
  let told: string | null = null;
  return (problem) => {
    if (problem !== null && problem !== told) tell(problem);
    told = problem;
  };
}

/** What somebody is about to make live (docs/decisions/0070-smoke-start.md). It is signed like any other. */
function readDraft(file: string, keys: TrustedKeys): LiveRelease {
  const draft = verifiedRelease(readFileSync(file, 'utf8'), keys);
  return async () => draft;
}

/** In development the running bundlers write what is live; nothing is signed or hashed. */
function readDevelopmentRelease({ RELEASE_DIR }: Env): LiveRelease {
  return async () => {
    const text = readFileSync(join(RELEASE_DIR, 'dev.json'), 'utf8');
    return releaseDocumentSchema.parse(JSON.parse(text));
  };
}
