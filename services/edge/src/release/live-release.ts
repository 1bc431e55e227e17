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
import type { ApiNodes } from '#api/api-nodes.ts';
import type { Env } from '#env.ts';
import { ReleaseRecord } from './release-record.ts';
import type { ReleaseFindings } from './release-findings.ts';

export type LiveRelease = () => Promise<ReleaseDocument | null>;

interface Options {
  env: Env;
  store: ReleaseStore;
  api: ApiNodes;
  log: Logger;
  findings: ReleaseFindings;
}

/** Pause before a store that could not be read is asked again, in milliseconds. */
const askAgainAfterMs = 1_000;

/** Longest wait for a store while there is a release to serve, and while there is none, in milliseconds. */
const momentMs = 1_000;
const firstLookMs = 8_000;

/**
 * Follows the release to serve, read and verified again whenever live.json changes or the next generation is
 * claimed. A document that does not verify, cannot be read or is older than what was served before is
 * never served: the last good one is (docs/decisions/releases.md#0076). An edge that starts serves none, its own
 * copy neither, that is older than the API has on record (docs/decisions/releases.md#0354).
 */
export function followLiveRelease(options: Options): LiveRelease {
  const { env } = options;
  if (env.RELEASE_DEV) return readDevelopmentRelease(env);
  const keys = trustedKeysFrom(env);
  if (env.RELEASE_DRAFT) return readDraft(env.RELEASE_DRAFT, keys);
  const followed = new FollowedRelease({ ...options, keys });
  return () => followed.read();
}

class FollowedRelease {
  private readonly options: Options & { keys: TrustedKeys };
  private readonly record: ReleaseRecord;
  private readonly tellOnce: (problem: string | null) => void;
  private readonly lookFor: (longestMs: number) => Promise<void>;
  private seen: string | null = null;
  private current: ReleaseDocument | null = null;
  private copy: Promise<ReleaseDocument | null> | null = null;
  /** Generation of the copy. */
  private kept = 0;
  private askAgainAt = 0;

  constructor(options: Options & { keys: TrustedKeys }) {
    const { api, log, findings } = options;
    this.options = options;
    this.record = new ReleaseRecord(api);
    this.tellOnce = onceInARow((problem) =>
      log.warn({ problem }, 'the last good release is served'),
    );
    this.lookFor = oneLookAtATime(
      () => this.look(),
      () => (findings.live ??= 'unreadable'),
    );
  }

  async read(): Promise<ReleaseDocument | null> {
    await this.begin();
    if (!this.current) await this.lookFor(firstLookMs);
    else if (Date.now() >= this.askAgainAt) await this.lookFor(momentMs);
    this.keep();
    return this.current;
  }

  /** Starts from the edge's own copy, if there is one, unless the API has something newer on record. */
  private async begin(): Promise<void> {
    const { record } = this;
    if (record.isSettled) return;
    const own = await (this.copy ??= keptCopy(this.options.env, this.options.keys));
    await record.ask({ isWaiting: !this.current });
    this.current ??= own;
    if (!this.current) return;
    if (this.current.generation >= record.newest) {
      record.isSettled ||= own !== null && record.isKnown;
      return;
    }
    this.current = null;
    this.seen = null;
  }

  private async look(): Promise<void> {
    const { store, keys, findings } = this.options;
    const stamp = await store.liveStamp(this.current?.generation ?? 0).catch(() => null);
    if (stamp !== null && stamp === this.seen) return;
    const problems: string[] = [];
    const onUnreadable = (error: unknown) => void problems.push((error as Error).message);
    const found = await readLive(store, keys, onUnreadable);
    const isUnreadable = problems.length > 0;
    const older = this.goneBack(found);
    this.tellOnce(problems.join(' ') || older);
    findings.live = problemOf({ isUnreadable, older });
    this.askAgainAt = isUnreadable ? Date.now() + askAgainAfterMs : 0;
    /* A stamp is of the generation after the one served. */
    this.seen = this.take(found) && !isUnreadable ? stamp : null;
  }

  /** Takes what was read, unless it is older. @returns true if the same generation stays. */
  private take(found: ReleaseDocument | null): boolean {
    if (!found || this.goneBack(found)) return this.current !== null;
    const isSame = found.generation === this.current?.generation;
    if (!isSame) {
      this.options.log.info({ generation: found.generation, by: found.by }, 'release is live');
      this.current = found;
    }
    this.record.isSettled ||= this.record.isKnown;
    return isSame;
  }

  /** Returns why what was read is too old to be served; null if it is not. */
  private goneBack(found: ReleaseDocument | null): string | null {
    if (!found) return null;
    const { current, record } = this;
    const has = `The store has generation ${found.generation}, and`;
    if (current && found.generation < current.generation)
      return `${has} ${current.generation} was live here already.`;
    return found.generation < record.newest
      ? `${has} the API has ${record.newest} on record.`
      : null;
  }

  /** Keeps a copy for the next start, which trusts it. */
  private keep(): void {
    const { env, store, log } = this.options;
    const { generation = this.kept } = this.current ?? {};
    if (!this.record.isSettled || generation === this.kept) return;
    this.kept = generation;
    const isCurrent = () => generation === this.current?.generation;
    keepCopy({ env, store, generation, isCurrent }).catch((err: unknown) =>
      log.warn({ err }, 'no copy is kept'),
    );
  }
}

/** Waits for a look up to the given time, and not at all while one has already taken longer. */
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

interface KeepCopyInput extends Pick<Options, 'env' | 'store'> {
  generation: number;
  isCurrent: () => boolean;
}

/** Keeps the text as it was signed. */
async function keepCopy({ env, store, generation, isCurrent }: KeepCopyInput): Promise<void> {
  const text = env.STATE_DIRECTORY && (await store.readDocument(generation));
  if (!text || !isCurrent()) return;
  const file = copyIn(env);
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}

/** The last good release of this edge (docs/decisions/releases.md#0298). */
async function keptCopy(env: Env, keys: TrustedKeys): Promise<ReleaseDocument | null> {
  if (!env.STATE_DIRECTORY) return null;
  return verifiedRelease(await readFile(copyIn(env), 'utf8').catch(() => ''), keys);
}

function problemOf({ isUnreadable, older }: { isUnreadable: boolean; older: string | null }) {
  if (isUnreadable) return 'unreadable';
  return older === null ? null : 'went-back';
}

/** Reports a problem only if the last one was another, or none. */
function onceInARow(tell: (problem: string) => void): (problem: string | null) => void {
  let told: string | null = null;
  return (problem) => {
    if (problem !== null && problem !== told) tell(problem);
    told = problem;
  };
}

/** Reads a release that is about to go live (docs/decisions/releases.md#0070). It is signed like any other. */
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
