/** Measures something; what it starts is given to `started`, and ends with it. */
type Work<T> = (started: AsyncDisposableStack) => Promise<T>;

/** One bench: starts what it needs, and measures one thing after another. */
export type Bench = (run: BenchRun, started: AsyncDisposableStack) => Promise<void>;

interface RunOptions {
  /** Number of rounds in place of the usual one, for the short form. */
  rounds?: number | undefined;
  /** Called with what was measured, at once. */
  keep: (name: string, figures: object) => void;
}

/** Time limit of a piece of work: if it takes longer, it hangs. */
const longestMinutes = 60;
const longestStopMinutes = 2;
/** For work that is made of attempts, which have limits of their own. */
export const ofAttempts = 24 * 60;

/** A run of benches to its end: what fails is named and left out, and the rest is measured. */
export class BenchRun {
  /** Names of what could not be measured. */
  readonly missing: string[] = [];
  private readonly options: RunOptions;

  constructor(options: RunOptions) {
    this.options = options;
  }

  /** True if the run only checks that everything can be measured. */
  get isShort(): boolean {
    return this.options.rounds !== undefined;
  }

  rounds(usual: number): number {
    return this.options.rounds ?? usual;
  }

  /** Keeps what is measured under a name, and returns it; null if it fails. */
  async measure<T extends object>(name: string, work: Work<T>, minutes?: number) {
    const figures = await this.attempt(name, work, minutes);
    if (figures) this.options.keep(name, figures);
    return figures;
  }

  /** Returns the result of some work, or null if it fails or hangs. Ends what it started in both cases. */
  async attempt<T>(what: string, work: Work<T>, minutes = longestMinutes): Promise<T | null> {
    const started = new AsyncDisposableStack();
    const result = await this.orLeftOut(what, () => inTime(work(started), minutes));
    await this.orLeftOut(`Stopping ${what}`, () =>
      inTime(started.disposeAsync(), longestStopMinutes),
    );
    return result;
  }

  /** Names what is not measured, and why. */
  leaveOut(what: string, error: unknown): void {
    this.missing.push(what);
    console.log(`\n${what} is left out: ${firstLineOf(error)}`);
  }

  private async orLeftOut<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.leaveOut(what, error);
      return null;
    }
  }
}

async function inTime<T>(work: Promise<T>, minutes: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new Error(`It did not end within ${minutes} minutes.`);
  const timer = setTimeout(() => reject(error), minutes * 60_000);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const firstLineOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0];
