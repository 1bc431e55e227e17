import type { StageResult, Watcher } from '#infra/test/stages.ts';

/** Expected seconds of each stage; stages that never ran are missing. */
export type ExpectedSeconds = Readonly<Record<string, number>>;

/** Interval of lines where none can be overwritten, such as in a log of CI. */
const lineIntervalMs = 30_000;

interface Output {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** Shows how far a run is in one line that moves: the stage, what is done of all, and the time that is left. */
export class ProgressLine implements Watcher {
  private readonly waiting: string[];
  private stage = '';
  private done = { done: 0, all: 0 };
  private lastLineAt = 0;
  private isShown = false;
  private readonly stageCount: number;
  private readonly expected: ExpectedSeconds;
  private readonly output: Output;

  constructor(
    stages: readonly string[],
    expected: ExpectedSeconds,
    output: Output = process.stdout,
  ) {
    this.waiting = [...stages];
    this.stageCount = stages.length;
    this.expected = expected;
    this.output = output;
  }

  onStart = (stage: string): void => {
    this.waiting.shift();
    this.stage = stage;
    this.done = { done: 0, all: 0 };
    this.lastLineAt = 0;
    this.show();
  };

  onProgress = (done: number, all: number): void => {
    this.done = { done, all };
    this.show();
  };

  onEnd = ({ name, seconds, passed, failed }: StageResult): void => {
    this.print(
      `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
    );
  };

  /** Prints above the line. */
  print = (text: string): void => {
    this.clear();
    this.output.write(`${text}\n`);
  };

  private show(): void {
    const text = this.text();
    if (this.output.isTTY) {
      this.clear();
      this.output.write(text.slice(0, (this.output.columns ?? 80) - 1));
      this.isShown = true;
    } else if (Date.now() - this.lastLineAt >= lineIntervalMs) {
      this.lastLineAt = Date.now();
      this.output.write(`${text}\n`);
    }
  }

  private clear(): void {
    if (this.isShown) this.output.write('\r\u001B[2K');
    this.isShown = false;
  }

  private text(): string {
    const { done, all } = this.done;
    const left = this.secondsLeft();
    return [
      `[${this.stageCount - this.waiting.length}/${this.stageCount}] ${this.stage}`,
      all > 0 && `${done} of ${all}`,
      left !== null && `about ${clock(left)} left`,
    ]
      .filter(Boolean)
      .join(' · ');
  }

  /** By what the stages took the last time; null where one of them never ran. */
  private secondsLeft(): number | null {
    const { done, all } = this.done;
    const [own, ...others] = [this.stage, ...this.waiting].map((stage) => this.expected[stage]);
    if (own === undefined || others.includes(undefined)) return null;
    return others.reduce<number>(
      (sum, seconds = 0) => sum + seconds,
      own * (1 - done / (all || 1)),
    );
  }
}

const clock = (seconds: number) => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
