interface Round {
  everyMs: number;
  work: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Work that is done again and again, never twice at the same time. */
export class RepeatedWork {
  private readonly round: Round;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private hasStopped = false;

  constructor(round: Round) {
    this.round = round;
  }

  /** Once true, a round that is going on should end soon. */
  get isStopped(): boolean {
    return this.hasStopped;
  }

  /** The first round comes after the first pause. */
  start(): void {
    this.timer = setInterval(() => void this.now(), this.round.everyMs);
  }

  /** Resolves when the round that is going on has ended. */
  async stop(): Promise<void> {
    this.hasStopped = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** A round at once, or the one that is going on already. Never rejects. */
  now(): Promise<void> {
    this.working ??= this.round
      .work()
      .catch(this.round.onError)
      .finally(() => {
        this.working = null;
      });
    return this.working;
  }
}
