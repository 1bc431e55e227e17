import { randomUUID } from 'node:crypto';
import { type RefusedPublish, refusedPublishSchema } from '@camp/contracts/staff/refused-publish';
import type { Candidate } from '#document/candidate.ts';
import { shortCommitOf } from '#document/content.ts';
import type { Source } from '#document/release-document.ts';
import { ReleaseError, type ReleaseErrorCode } from '#release-error.ts';
import { readRecord } from './read-record.ts';
import type { ReleaseStorage } from './storage.ts';

/* Each has a key of its own that begins with its time: publishers write at once, and none reads before it writes. */
const prefix = 'refused/';

/** Bounds of what is kept, and of what is read: others may write to the store. */
const maxKept = 30;
const maxBytes = 32_768;
const maxReasons = 12;
const maxLetters = 600;

/** True if the builds themselves are wrong; anything else, such as a lost race, passes on another try. */
const isAboutBuilds = (code: ReleaseErrorCode) => code === 'REFUSED' || code === 'PRERENDER_FAILED';

interface Attempt {
  by: string;
  candidates: readonly Candidate[];
  sources?: Readonly<Record<string, Source>> | undefined;
}

/** Keeps why builds did not go live, if it is because of them, and forgets the oldest (docs/decisions/releases.md#0360). */
export async function keepRefused(
  storage: ReleaseStorage,
  { by, candidates, sources }: Attempt,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ReleaseError) || !isAboutBuilds(error.code)) return;
  const { code, message, refusals = [{ code, message }] } = error;
  const at = new Date().toISOString();
  const refused: RefusedPublish = {
    at,
    by,
    builds: candidates.map(({ name, version }) => ({
      name,
      version,
      commit: shortCommitOf(sources?.[name]),
    })),
    reasons: refusals
      .slice(0, maxReasons)
      .map((reason) => ({ code: reason.code, message: cut(reason.message) })),
    more: Math.max(0, refusals.length - maxReasons),
  };
  const key = `${prefix}${at.replaceAll(':', '-')}-${randomUUID()}.json`;
  await storage.write(key, Buffer.from(JSON.stringify(refused)));
  await storage.remove((await keysIn(storage)).slice(maxKept));
}

const cut = (text: string) =>
  text.length > maxLetters ? `${text.slice(0, maxLetters - 1).trimEnd()}…` : text;

/** Newest first. */
const keysIn = async (storage: ReleaseStorage): Promise<string[]> =>
  (await storage.list(prefix)).toSorted().toReversed();

/** Reads the publishes that were refused; each is read once, as none ever changes. */
export class RefusedPublishes {
  private readonly storage: ReleaseStorage;
  private known = new Map<string, RefusedPublish | null>();

  constructor(storage: ReleaseStorage) {
    this.storage = storage;
  }

  /** Changes with each refusal; undefined while there is none. */
  async mark(): Promise<string | undefined> {
    return (await keysIn(this.storage))[0];
  }

  /** Newest first. What cannot be read is left out. */
  async newest(): Promise<RefusedPublish[]> {
    const keys = (await keysIn(this.storage)).slice(0, maxKept);
    const found = keys.map(
      async (key) => [key, this.known.get(key) ?? (await this.read(key))] as const,
    );
    this.known = new Map(await Promise.all(found));
    return [...this.known.values()].filter((refused) => refused !== null);
  }

  private read(key: string): Promise<RefusedPublish | null> {
    return readRecord(this.storage, key, { schema: refusedPublishSchema, maxBytes });
  }
}
