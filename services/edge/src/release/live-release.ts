import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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

/** Longest wait for a store while there is a release to serve, and while there is none, in milliseconds. */
const momentMs = 1_000;
const firstLookMs = 8_000;

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
  let copy: Promise<ReleaseDocument | null> | null = null;

  /** Takes what was read, unless it is older. @returns whether the same generation stays. */
  function take(found: ReleaseDocument | null): boolean {
    if (!found || found.generation < (current?.generation ?? 0)) return current !== null;
    const isSame = found.generation === current?.generation;
    if (!isSame) {
      log.info({ generation: found.generation, by: found.by }, 'release is live');
      current = found;
      const { generation } = found;
      const isCurrent = () => generation === current?.generation;
      keepCopy({ env, store, generation, isCurrent }).catch((err: unknown) =>
        log.warn({ err }, 'no copy is kept'),
      );
    }
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

  const lookFor = oneLookAtATime(look, () => (findings.live ??= 'unreadable'));

  return async () => {
    current ??= await (copy ??= keptCopy(env, keys));
    if (!current) await lookFor(firstLookMs);
    else if (Date.now() >= askAgainAt) await lookFor(momentMs);
    return current;
  };
}

/** Waits for a look, but no longer than told, and not at all while the store took longer than that. */
function oneLookAtATime(look: () => Promise<void>, onSlow: () => void) {
  let looking: Promise<void> | null = null;
  let isSlow = false;
  return async (longestMs: number): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
      isSlow = false;
    });
    const done = looking.then(() => false);
    done.catch(() => undefined);
    if (isSlow) return;
    isSlow = await Promise.race([done, wait(longestMs, true, { ref: false })]);
    if (isSlow) onSlow();
  };
}

const copyIn = ({ STATE_DIRECTORY }: Env) => join(STATE_DIRECTORY, 'last-release.json');

interface Copied extends Pick<Options, 'env' | 'store'> {
  generation: number;
  isCurrent: () => boolean;
}

/** Keeps the text as it was signed. */
async function keepCopy({ env, store, generation, isCurrent }: Copied): Promise<void> {
  const text = env.STATE_DIRECTORY && (await store.readDocument(generation));
  if (!text || !isCurrent()) return;
  const file = copyIn(env);
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}

/** The last good release of this edge (docs/decisions/0298-last-good-copy.md). */
async function keptCopy(env: Env, keys: TrustedKeys): Promise<ReleaseDocument | null> {
  if (!env.STATE_DIRECTORY) return null;
  return verifiedRelease(await readFile(copyIn(env), 'utf8').catch(() => ''), keys);
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
