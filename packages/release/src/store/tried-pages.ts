import { z } from 'zod';
import { readRecord } from './read-record.ts';
import type { ReleaseStorage } from './storage.ts';

/** A page that was tried so long ago is tried again, in milliseconds: browsers and the smoke start change, too. */
const countsForMs = 7 * 86_400_000;

/** Bounds of what is kept for an app, and of what is read: others may write to the store. */
const maxPages = 500;
const maxBytes = 65_536;

/** Time of the last try of each page, in milliseconds since 1970, by the page's print. */
const recordSchema = z.object({ pages: z.record(z.string(), z.number().int().nonnegative()) });
type Times = z.infer<typeof recordSchema>['pages'];

/**
 * The pages that a smoke start has tried with nothing against them, by prints of all that draws them, as every visitor
 * and with every button (docs/decisions/releases.md#0358).
 */
export class TriedPages {
  private readonly storage: ReleaseStorage;
  private readonly apps: readonly string[];
  private readonly times: Times;

  private constructor(storage: ReleaseStorage, apps: readonly string[], times: Times) {
    this.storage = storage;
    this.apps = apps;
    this.times = times;
  }

  /** Reads what was kept for apps. What cannot be read is left out, so that its pages are tried again. */
  static async of(storage: ReleaseStorage, apps: readonly string[]): Promise<TriedPages> {
    const records = await Promise.all(apps.map((app) => timesOf(storage, app)));
    const counting = records
      .flatMap((times) => Object.entries(times))
      .filter(([, at]) => Math.abs(Date.now() - at) < countsForMs);
    return new TriedPages(storage, apps, Object.fromEntries(counting));
  }

  has(print: string): boolean {
    return Object.hasOwn(this.times, print);
  }

  /** Keeps what was tried, once nothing was refused: for the next build of each app. */
  async keep(prints: Iterable<string>): Promise<void> {
    const now = Date.now();
    /* A page that was only opened again keeps the time of its last try. */
    const added = [...prints].filter((print) => !this.has(print)).map((print) => [print, now]);
    if (added.length === 0) return;
    const all = [...Object.entries(this.times), ...added].slice(-maxPages);
    const bytes = Buffer.from(JSON.stringify({ pages: Object.fromEntries(all) }));
    await Promise.all(this.apps.map((app) => this.storage.write(fileOf(app), bytes)));
  }
}

const fileOf = (app: string) => `tried/${app}.json`;

async function timesOf(storage: ReleaseStorage, app: string): Promise<Times> {
  const record = await readRecord(storage, fileOf(app), { schema: recordSchema, maxBytes });
  return record?.pages ?? {};
}
