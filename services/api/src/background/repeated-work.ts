import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs work outside any request's log context. */
const byItself = AsyncLocalStorage.snapshot();

/** Repeats work at an interval, never twice at the same time. */
export abstract class RepeatedWork {
  /** Its name in the metrics. */
  abstract readonly name: string;
  /** Rounds that have ended, well or not. */
  rounds = 0;
  /** True if the first round comes at once, not after the first pause. */
  protected readonly beginsAtOnce: boolean = false;
  private readonly intervalMs: number;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private isWantedAgain = false;
  private hasStopped = false;

  constructor(intervalMs: number) {
    this.intervalMs = intervalMs;
  }

  /** One round. */
  protected abstract work(): Promise<void>;

  /** Called with the error of a failed round. */
  protected abstract explain(error: unknown): void;

  /** Once true, the current round should end soon. */
  protected get isStopped(): boolean {
    return this.hasStopped;
  }

  start(): void {
    this.timer = setInterval(() => void this.workNow(), this.intervalMs);
    if (this.beginsAtOnce) this.workSoon();
  }

  /** Resolves when the current round has ended. */
  async stop(): Promise<void> {
    this.hasStopped = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** Starts a round at once, or joins the current one. Never rejects. A round is part of no request. */
  protected workNow(): Promise<void> {
    this.working ??= byItself(() => this.work())
      .catch((error: unknown) => this.explain(error))
      .finally(() => {
        this.rounds += 1;
        this.working = null;
        if (this.isWantedAgain && !this.hasStopped) this.workSoon();
      });
    return this.working;
  }

  /** Starts a round at once, or right after the current one, for what that one may have missed. */
  protected workSoon(): void {
    this.isWantedAgain = this.working !== null;
    if (!this.working) void this.workNow();
  }
}
