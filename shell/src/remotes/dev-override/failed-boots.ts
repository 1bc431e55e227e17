import { browserStore } from '@camp/shell-api';
import * as z from 'zod/mini';

/** In local storage, so that a page that hangs and is closed counts, too. */
const storageKey = 'campbc:override-boots';
/** Failed boots in a row after which the override ends. */
const maxFailed = 2;
/** Lifetime after which a page has started well, in milliseconds. */
const goodAfterMs = 3_000;

const keptSchema = z.object({ until: z.string(), failed: z.int() });

interface Watch {
  /** Time when the override ends. Identifies it, so that the boots of an earlier one do not count. */
  until: string;
  /** Called once, when the remote has failed to start twice in a row. */
  giveUp: () => void;
}

/**
 * Counts documents in which an overridden remote did not start. A document counts as failed from the
 * request for the remote's code until its page has lived for a while: code that hangs the page cannot
 * report anything.
 */
export class FailedBoots {
  private readonly watch: Watch;
  private readonly before: number;
  private outcome: 'idle' | 'pending' | 'good' | 'failed' = 'idle';

  constructor(watch: Watch) {
    this.watch = watch;
    this.before = failedBefore(watch.until);
    if (this.before >= maxFailed) this.fail();
    /* Leaving before the outcome is known proves nothing. */
    globalThis.addEventListener('pagehide', () => {
      if (this.outcome === 'pending') this.keep(this.before);
    });
  }

  requested(): void {
    if (this.outcome !== 'idle') return;
    this.outcome = 'pending';
    this.keep(this.before + 1);
  }

  loaded(): void {
    setTimeout(() => {
      if (this.outcome !== 'pending') return;
      this.outcome = 'good';
      this.keep(0);
    }, goodAfterMs);
  }

  failed(): void {
    if (this.outcome !== 'pending') return;
    this.keep(this.before + 1);
    if (this.before + 1 >= maxFailed) this.fail();
    this.outcome = 'failed';
  }

  private fail(): void {
    this.outcome = 'failed';
    this.watch.giveUp();
  }

  private keep(failed: number): void {
    browserStore.write(storageKey, JSON.stringify({ until: this.watch.until, failed }));
  }
}

function failedBefore(until: string): number {
  const kept = keptSchema.safeParse(parsed(browserStore.read(storageKey)));
  return kept.success && kept.data.until === until ? kept.data.failed : 0;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
