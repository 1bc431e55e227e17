import { LRUCache } from 'lru-cache';
import type { ApiChanges } from '#changes/api-changes.ts';

export interface Kept<T> {
  value: T;
  /** Size as it was sent. */
  bytes: number;
  /** How long it counts before the API is asked again, in milliseconds. */
  freshMs: number;
  /** Up to which age it is given while the API is asked; an older one only where there is no newer. */
  givenMs: number;
}

interface Entry<T> extends Kept<T> {
  since: number;
  askAgainAt: number;
}

/** Where the API gave no answer, it is left alone for so long. */
const leaveAloneMs = 2_000;

/**
 * After a change it takes each process of the API a moment to follow. What is asked for meanwhile counts for as
 * long, and is not given once more.
 */
const settling = { forMs: 1_000, freshMs: 250 };

/** What an entry needs beside its answer. */
const entryBytes = 500;

/**
 * Answers of the API, the most wanted ones, up to a size. One that is no longer fresh is given while a newer
 * one is fetched, unless something has changed since, and for as long as the API gives none. Many who ask at once wait for the same one.
 */
export class KeptAnswers<T extends object> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly asking = new Map<string, Promise<T | null>>();
  private readonly changes: ApiChanges;
  private changedAt = -Infinity;

  constructor(maxBytes: number, changes: ApiChanges) {
    this.changes = changes;
    changes.onChange(() => this.expire());
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => entryBytes + bytes,
    });
  }

  /** Null when there is no answer, now or kept. */
  async get(key: string, ask: () => Promise<Kept<T>>): Promise<T | null> {
    this.changes.follow();
    const entry = this.entries.get(key);
    const now = Date.now();
    if (entry && now < entry.askAgainAt) return entry.value;
    const asked = this.asking.get(key) ?? this.askFor(key, ask);
    if (entry && now - entry.since < entry.givenMs) return entry.value;
    return asked;
  }

  private askFor(key: string, ask: () => Promise<Kept<T>>): Promise<T | null> {
    const asked = this.keep(key, ask).finally(() => {
      if (this.asking.get(key) === asked) this.asking.delete(key);
    });
    this.asking.set(key, asked);
    return asked;
  }

  /** Nothing that was asked for before counts, nor what is on its way. */
  private expire(): void {
    this.changedAt = Date.now();
    this.asking.clear();
    for (const entry of this.entries.values()) Object.assign(entry, { askAgainAt: 0, since: 0 });
  }

  private async keep(key: string, ask: () => Promise<Kept<T>>): Promise<T | null> {
    const since = Date.now();
    try {
      const kept = await ask();
      const isSettled = since > this.changedAt + settling.forMs;
      const times = isSettled
        ? { since, askAgainAt: since + kept.freshMs }
        : { since: 0, askAgainAt: since <= this.changedAt ? 0 : since + settling.freshMs };
      this.entries.set(key, { ...kept, ...times });
      return kept.value;
    } catch {
      const entry = this.entries.peek(key);
      if (entry) entry.askAgainAt = Date.now() + leaveAloneMs;
      return entry?.value ?? null;
    }
  }
}
