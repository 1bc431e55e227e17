import * as z from 'zod/mini';

/** Kept by the browser, so that a page which hangs and is closed counts, too. */
const storageKey = 'campbc:override-boots';
/** After so many in a row the override ends. */
const mostFailed = 2;
/** A page of the remote that has stood this long, in milliseconds, has started well. */
const goodAfterMs = 3_000;

const keptSchema = z.object({ until: z.string(), failed: z.int() });

interface Watch {
  /** When the override ends: tells it from an earlier one, whose boots do not count. */
  until: string;
  /** Is called once, when the remote has failed to start twice in a row. */
  giveUp: () => void;
}

/**
 * Counts documents in which an overridden remote did not start. Each counts as failed from when its code
 * is asked for until it has stood for a while: code that hangs the page says nothing any more.
 */
export class FailedBoots {
  private readonly watch: Watch;
  private readonly before: number;
  private outcome: 'unasked' | 'open' | 'good' | 'failed' = 'unasked';

  constructor(watch: Watch) {
    this.watch = watch;
    this.before = failedBefore(watch.until);
    if (this.before >= mostFailed) this.fail();
    /* Leaving before it was clear says nothing. */
    globalThis.addEventListener('pagehide', () => {
      if (this.outcome === 'open') this.keep(this.before);
    });
  }

  asked(): void {
    if (this.outcome !== 'unasked') return;
    this.outcome = 'open';
    this.keep(this.before + 1);
  }

  loaded(): void {
    setTimeout(() => {
      if (this.outcome !== 'open') return;
      this.outcome = 'good';
      this.keep(0);
    }, goodAfterMs);
  }

  failed(): void {
    if (this.outcome !== 'open') return;
    this.keep(this.before + 1);
    if (this.before + 1 >= mostFailed) this.fail();
    this.outcome = 'failed';
  }

  private fail(): void {
    this.outcome = 'failed';
    this.watch.giveUp();
  }

  private keep(failed: number): void {
    localStorage.setItem(storageKey, JSON.stringify({ until: this.watch.until, failed }));
  }
}

function failedBefore(until: string): number {
  const kept = keptSchema.safeParse(parsed(localStorage.getItem(storageKey)));
  return kept.success && kept.data.until === until ? kept.data.failed : 0;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
