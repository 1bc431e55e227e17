import { z } from 'zod';
import { readRecord } from './read-record.ts';
import type { ReleaseStorage } from './storage.ts';

/** Texts that a browser keeps for a site, by name. */
export interface StoredTexts {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** Bounds of what is kept for an app, and of what is read: others may write to the store. */
const maxLetters = 32_768;
const maxBytes = 4 * maxLetters;

const textsSchema = z.record(z.string(), z.string());
const recordSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number().int().nonnegative(),
  /** By the visitor's role. */
  visitors: z.record(z.string(), z.object({ local: textsSchema, session: textsSchema })),
});
type StoredRecord = z.infer<typeof recordSchema>;

/** Times in milliseconds since 1970, from 2001 to 2033. */
const times = /\b1\d{12}\b/g;

/**
 * Texts that pages of earlier builds of some apps keep in browsers, by the visitor's role, and those that a draft adds
 * (docs/decisions/releases.md#0350).
 */
export class StoredValues {
  private readonly storage: ReleaseStorage;
  private readonly apps: readonly string[];
  private readonly earlier: ReadonlyMap<string, StoredTexts>;
  private readonly now = new Map<string, StoredTexts>();

  private constructor(
    storage: ReleaseStorage,
    apps: readonly string[],
    earlier: ReadonlyMap<string, StoredTexts>,
  ) {
    this.storage = storage;
    this.apps = apps;
    this.earlier = earlier;
  }

  /** Reads what was kept for apps. What cannot be read is left out. */
  static async of(storage: ReleaseStorage, apps: readonly string[]): Promise<StoredValues> {
    const earlier = new Map<string, StoredTexts>();
    for (const record of await Promise.all(apps.map((app) => recordOf(storage, app)))) {
      const age = record ? Date.now() - record.at : 0;
      for (const [visitor, texts] of Object.entries(record?.visitors ?? {}))
        earlier.set(visitor, joined(earlier.get(visitor), later(texts, age)));
    }
    return new StoredValues(storage, apps, earlier);
  }

  /** Returns what the browser of a visitor holds before it opens the draft; undefined if nothing. */
  before(visitor: string): StoredTexts | undefined {
    return this.earlier.get(visitor);
  }

  /** Notes what the browser of a visitor holds now. */
  note(visitor: string, texts: StoredTexts): void {
    this.now.set(visitor, joined(this.now.get(visitor), texts));
  }

  /** Keeps what was noted, once nothing was refused: for the next build of each app. Other visitors keep what they had. */
  async keep(): Promise<void> {
    if (this.now.size === 0) return;
    const all = new Map(this.earlier);
    for (const [visitor, texts] of this.now) all.set(visitor, joined(all.get(visitor), texts));
    const visitors = Object.fromEntries(
      [...all].map(([visitor, { local, session }]) => [
        visitor,
        { local: bounded(local, all.size), session: bounded(session, all.size) },
      ]),
    );
    const record: StoredRecord = { at: Date.now(), visitors };
    const bytes = Buffer.from(JSON.stringify(record));
    await Promise.all(this.apps.map((app) => this.storage.write(fileOf(app), bytes)));
  }
}

const fileOf = (app: string) => `stored/${app}.json`;

const recordOf = (storage: ReleaseStorage, app: string): Promise<StoredRecord | null> =>
  readRecord(storage, fileOf(app), { schema: recordSchema, maxBytes });

const joined = (a: StoredTexts | undefined, b: StoredTexts): StoredTexts => ({
  local: { ...a?.local, ...b.local },
  session: { ...a?.session, ...b.session },
});

/** As if it had been stored just now: a time of last month would end a session. */
const later = ({ local, session }: StoredTexts, age: number): StoredTexts => {
  const moved = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        text.replaceAll(times, (time) => String(Number(time) + age)),
      ]),
    );
  return { local: moved(local), session: moved(session) };
};

/** Leaves out the longest texts where all are too many. */
function bounded(texts: Record<string, string>, visitors: number): Record<string, string> {
  const all = Object.entries(texts).toSorted(([, a], [, b]) => a.length - b.length);
  let left = maxLetters / 2 / visitors;
  return Object.fromEntries(all.filter(([name, text]) => (left -= name.length + text.length) >= 0));
}
