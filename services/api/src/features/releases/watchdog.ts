import type { Publisher } from '@camp/release/publish/next-generation';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import { publisherOf } from '#releases.ts';
import { ReleaseRecords } from './release-records.ts';

/** Names that the history gives to what changes the live site without a person. */
export const watchdogNames = { live: 'automatic rollback', canary: 'error budget' } as const;

/** The records that a watchdog reads, and the publisher that it acts with. */
export interface WatchdogInput {
  records: ReleaseRecords;
  publisher: Publisher;
}

/**
 * Checks again and again whether releases work for visitors, where they can be signed: elsewhere it could change
 * nothing.
 */
export abstract class Watchdog extends RepeatedWork {
  /** The log's words for a look that failed. */
  protected abstract readonly failure: string;
  protected readonly context: AppContext;
  private readonly watched: WatchdogInput | null;

  constructor(context: AppContext) {
    super(context.env.RELEASE_BUDGET_MS);
    this.context = context;
    const publisher = context.releases && publisherOf(context.releases);
    this.watched = context.releases &&
      publisher && { publisher, records: new ReleaseRecords(context.releases) };
  }

  protected abstract look(watched: WatchdogInput): Promise<void>;

  protected async work(): Promise<void> {
    if (this.watched) await this.look(this.watched);
  }

  protected explain(error: unknown): void {
    this.context.log.warn({ err: error }, this.failure);
  }
}
