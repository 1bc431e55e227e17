import { LRUCache } from 'lru-cache';
import type { ApiChanges } from '#changes/api-changes.ts';

export interface Answer<T> {
  value: T;
  /** Size as it was sent. */
  bytes: number;
  /** Age from which the API is asked again, in milliseconds. */
  freshMs: number;
  /** Age up to which it is given while the API is asked; an older one only if there is no newer. */
  givenMs: number;
}

interface Entry<T> extends Answer<T> {
  since: number;
  askAgainAt: number;
}

/** Pause after a call without an answer, in milliseconds. */
const leaveAloneMs = 2_000;

/**
 * After a change each process of the API takes a moment to follow. An answer from this time is fresh for a
 * shorter time, and is not given while the API is asked again.
 */
const settling = { forMs: 1_000, freshMs: 250 };

/** Bytes of an entry besides its answer. */
const entryBytes = 500;

/**
 * Keeps the API's answers that are asked for most, up to a size. A stale one is given while a newer one is
 * fetched, unless something has changed since, and while the API gives none. Many who ask at once wait for the
 * same one.
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

  /** Returns null if there is no answer, now or kept. */
  async get(key: string, ask: () => Promise<Answer<T>>): Promise<T | null> {
    this.changes.follow();
    const entry = this.entries.get(key);
    const now = Date.now();
    if (entry && now < entry.askAgainAt) return entry.value;
    const asked = this.asking.get(key) ?? this.askFor(key, ask);
    if (entry && now - entry.since < entry.givenMs) return entry.value;
    return asked;
  }

  private askFor(key: string, ask: () => Promise<Answer<T>>): Promise<T | null> {
    const asked = this.keep(key, ask).finally(() => {
      if (this.asking.get(key) === asked) this.asking.delete(key);
    });
    this.asking.set(key, asked);
    return asked;
  }

  /** Lets nothing count that was asked for before, nor what is on its way. */
  private expire(): void {
    this.changedAt = Date.now();
    this.asking.clear();
    for (const entry of this.entries.values()) Object.assign(entry, { askAgainAt: 0, since: 0 });
  }

  private async keep(key: string, ask: () => Promise<Answer<T>>): Promise<T | null> {
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
