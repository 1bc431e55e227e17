import type { ReleaseDocument } from '#document/release-document.ts';
import { contentHash } from '#document/signature.ts';
import { type Timestamp, verifiedTimestamp } from '#document/timestamp.ts';
import type { TrustedStore } from './verify.ts';

/**
 * `expired`: no trusted server confirms any longer what is live. `withheld`: a newer generation is live than
 * the store shows. `altered`: the store shows another document of the live number.
 */
export type TimestampProblem = 'expired' | 'withheld' | 'altered';

/** `missing`: no server ever wrote a timestamp here, so nothing is known. */
type TimestampFinding = TimestampProblem | 'missing' | null;

/** Checks if a server still confirms that what is live is the newest, and remembers its newest timestamp. */
export class TimestampWatch {
  private readonly trusted: TrustedStore;
  private newest: Timestamp | null = null;
  /** The generation and hash that were compared last. */
  private compared = '';
  private isAltered = false;
  private underWay: Promise<TimestampFinding> | null = null;

  constructor(trusted: TrustedStore) {
    this.trusted = trusted;
  }

  /**
   * Returns the present problem; null if there is none. An older timestamp that is put back changes nothing: the
   * newest that was seen counts until it expires. Callers that come together share one look at the store.
   */
  look(readLive: () => Promise<ReleaseDocument | null>): Promise<TimestampFinding> {
    this.underWay ??= this.lookNow(readLive).finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async lookNow(
    readLive: () => Promise<ReleaseDocument | null>,
  ): Promise<TimestampFinding> {
    const { store, keys } = this.trusted;
    const text = await store.readTimestamp().catch(() => undefined);
    if (text === null) return this.newest ? 'expired' : 'missing';
    /* A store that does not answer for a moment is no problem; the timestamp seen last still expires. */
    const newest = text === undefined ? this.newest : this.newestOf(verifiedTimestamp(text, keys));
    if (!newest || Date.parse(newest.expires) < Date.now()) return 'expired';
    /* Read later than the timestamp, so that what was published in between is no problem. */
    const live = await readLive();
    if (!live || newest.generation > live.generation) return 'withheld';
    return (await this.isOther(live, newest)) ? 'altered' : null;
  }

  /** Returns the newest timestamp so far; null if the one found is none. */
  private newestOf(found: Timestamp | null): Timestamp | null {
    const { newest } = this;
    if (found && (!newest || found.expires > newest.expires)) this.newest = found;
    return found && this.newest;
  }

  /** True if a timestamp is of another document with the same number. Compared once. */
  private async isOther({ generation }: ReleaseDocument, newest: Timestamp): Promise<boolean> {
    if (generation !== newest.generation) return false;
    const key = `${generation} ${newest.hash}`;
    if (this.compared !== key) {
      const text = await this.trusted.store.readDocument(generation);
      this.isAltered = text !== null && contentHash(text) !== newest.hash;
      this.compared = key;
    }
    return this.isAltered;
  }
}
