import { LRUCache } from 'lru-cache';

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

/** What an entry needs beside its answer. */
const entryBytes = 500;

/**
 * Answers of the API, the most wanted ones, up to a size. One that is no longer fresh is given while a newer
 * one is fetched, and for as long as the API gives none. Many who ask at once wait for the same one.
 */
export class KeptAnswers<T extends object> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly asking = new Map<string, Promise<T | null>>();

  constructor(mostBytes: number) {
    this.entries = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ bytes }) => entryBytes + bytes,
    });
  }

  /** Null when there is no answer, now or kept. */
  async get(key: string, ask: () => Promise<Kept<T>>): Promise<T | null> {
    const entry = this.entries.get(key);
    const now = Date.now();
    if (entry && now < entry.askAgainAt) return entry.value;
    const asked = this.asking.get(key) ?? this.askFor(key, ask);
    if (entry && now - entry.since < entry.givenMs) return entry.value;
    return asked;
  }

  private askFor(key: string, ask: () => Promise<Kept<T>>): Promise<T | null> {
    const asked = this.keep(key, ask).finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async keep(key: string, ask: () => Promise<Kept<T>>): Promise<T | null> {
    try {
      const kept = await ask();
      const since = Date.now();
      this.entries.set(key, { ...kept, since, askAgainAt: since + kept.freshMs });
      return kept.value;
    } catch {
      const entry = this.entries.peek(key);
      if (entry) entry.askAgainAt = Date.now() + leaveAloneMs;
      return entry?.value ?? null;
    }
  }
}
