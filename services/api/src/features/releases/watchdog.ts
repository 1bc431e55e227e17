import type { Publisher } from '@camp/release/publish/next-generation';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import { publisherOf } from '#releases.ts';
import { ReleaseRecords } from './release-records.ts';

/** Who changed what is live without a person, in the history. */
export const watchdogNames = { live: 'automatic rollback', canary: 'error budget' } as const;

/** What a watchdog reads, and what it acts with. */
export interface Watched {
  records: ReleaseRecords;
  publisher: Publisher;
}

/** Looks at how visitors fare, again and again, where releases can be signed: others could change nothing. */
export abstract class Watchdog extends RepeatedWork {
  /** What the log says of a look that failed. */
  protected abstract readonly failure: string;
  protected readonly context: AppContext;
  private readonly watched: Watched | null;

  constructor(context: AppContext) {
    super(context.env.RELEASE_BUDGET_MS);
    this.context = context;
    const publisher = context.releases && publisherOf(context.releases);
    this.watched = context.releases &&
      publisher && { publisher, records: new ReleaseRecords(context.releases) };
  }

  protected abstract look(watched: Watched): Promise<void>;

  protected async work(): Promise<void> {
    if (this.watched) await this.look(this.watched);
  }

  protected explain(error: unknown): void {
    this.context.log.warn({ err: error }, this.failure);
  }
}
