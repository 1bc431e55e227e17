import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import { publisherOf } from '#releases.ts';
import { endCanaries } from './end-canaries.ts';
import { ReleaseRecords } from './release-records.ts';
import { takeBack } from './take-back.ts';
import type { WatchdogInput } from './watchdog-input.ts';

/** The log's words where a look fails. */
const looks = [
  [takeBack, 'what went live is not watched'],
  [endCanaries, 'no canary is watched'],
] as const;

/**
 * Checks again and again whether what is live, and each canary, work for visitors; where releases can be signed, for
 * elsewhere it could change nothing.
 */
export class Watchdog extends RepeatedWork {
  readonly name = 'release-watchdog';
  private readonly context: AppContext;
  private readonly watched: WatchdogInput | null;

  constructor(context: AppContext) {
    super(context.env.RELEASE_BUDGET_MS);
    this.context = context;
    const { releases } = context;
    const publisher = releases && publisherOf(releases);
    this.watched = publisher && { context, publisher, records: new ReleaseRecords(releases) };
  }

  /** One look may fail, and the other goes on. */
  protected async work(): Promise<void> {
    if (!this.watched) return;
    for (const [look, failure] of looks) {
      await look(this.watched).catch((error: unknown) => this.explain(error, failure));
    }
  }

  protected explain(error: unknown, failure = 'releases are not watched'): void {
    this.context.log.warn({ err: error }, failure);
  }
}
