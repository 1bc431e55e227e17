import { RefusedPublishes } from '@camp/release/store/refused-publishes';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import { VisitOutcome } from '#models/visit-outcome.ts';
import type { Doorbell } from './doorbell.ts';

/** Interval at which the store is asked what was refused, in milliseconds: who publishes rings nowhere. */
const pollIntervalMs = 5_000;

/** Visits of this long are told at once, in milliseconds. */
const gatherMs = 2_000;

/** A shell that says nothing for 20 s after it was served counts as failed, which no row says, in milliseconds. */
const silenceMs = 21_000;

interface Options extends Pick<AppContext, 'log' | 'releases'> {
  doorbell: Doorbell;
}

/** Rings when visitors fared otherwise with a release, or one was refused (docs/decisions/api.md#0361). */
export class ReleaseNews extends RepeatedWork {
  readonly name = 'release-news';
  private readonly log: Options['log'];
  private readonly doorbell: Doorbell;
  private readonly refused: RefusedPublishes | null;
  /** Null until it was looked at. */
  private mark: string | null | undefined = null;
  private gathering: NodeJS.Timeout | null = null;
  private silence: NodeJS.Timeout | null = null;

  constructor({ log, releases, doorbell }: Options) {
    super(pollIntervalMs);
    this.log = log;
    this.doorbell = doorbell;
    this.refused = releases && new RefusedPublishes(releases.store.storage);
    for (const hook of ['afterCreate', 'afterBulkUpdate', 'afterBulkDestroy'] as const) {
      VisitOutcome.addHook(hook, () => this.noteVisit());
    }
  }

  override async stop(): Promise<void> {
    for (const timer of [this.gathering, this.silence]) clearTimeout(timer ?? undefined);
    await super.stop();
  }

  protected async work(): Promise<void> {
    const mark = await this.refused?.mark();
    if (this.mark !== null && mark !== this.mark) this.doorbell.ring('releases');
    this.mark = mark;
  }

  protected explain(error: unknown): void {
    this.log.warn({ err: error }, 'which publishes were refused is not known');
  }

  private noteVisit(): void {
    if (this.isStopped) return;
    this.gathering ??= setTimeout(() => {
      this.gathering = null;
      this.doorbell.ring('releases');
    }, gatherMs).unref();
    this.silence ??= setTimeout(() => this.doorbell.ring('releases'), silenceMs).unref();
    this.silence.refresh();
  }
}
