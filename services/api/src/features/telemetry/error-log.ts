import type { Logger } from 'pino';
import type { Builds } from '#features/releases/release-records.ts';
import { linesOf, type SourceLines } from './source-lines.ts';

interface ErrorReport {
  remote: string;
  version: string;
  phase: string;
  reason?: string | undefined;
  stack: string;
}

const maxStacksPerMinute = 10;
/** Of what is kept with the outcome of a visit. */
const maxOrigin = 200;
const minuteMs = 60_000;

/** 'TypeError, openTent (login.js:3:7)'. Browsers differ in what stands before the call. */
function originIn([name = '', first = '']: readonly string[]): string {
  const call = first.trim().replace(/^at /, '').replace('@', ' ');
  const origin = [name, call].filter(Boolean).join(', ');
  return origin.replaceAll(/\p{C}/gu, '').slice(0, maxOrigin);
}

/** Logs what was thrown in browsers, with the lines of our sources (docs/decisions/federation.md#0166). */
export class ErrorLog {
  private readonly sources: SourceLines;
  private readonly log: Logger;
  private reading = false;
  private minute = 0;
  private stacks = 0;

  constructor(sources: SourceLines, log: Logger) {
    this.sources = sources;
    this.log = log;
  }

  /** Only builds that the visitor was given are looked up. Returns where it was thrown: the name and the first call. */
  async write({ stack, ...thrown }: ErrorReport, builds: Builds): Promise<string> {
    const { remote, version, phase, reason } = thrown;
    const lines = await this.explained(stack, builds);
    this.log.warn({ remote, version, phase, reason, stack: lines }, 'a remote threw in a browser');
    return originIn(lines);
  }

  /** One stack at a time, and few a minute; the others are logged as they came. */
  private async explained(stack: string, builds: Builds): Promise<string[]> {
    if (this.reading || !this.mayRead()) return linesOf(stack);
    this.reading = true;
    try {
      return await this.sources.of(
        stack,
        (build) => builds.get(build.name)?.version === build.version,
      );
    } finally {
      this.reading = false;
    }
  }

  private mayRead(): boolean {
    const minute = Math.floor(Date.now() / minuteMs);
    if (minute !== this.minute) Object.assign(this, { minute, stacks: 0 });
    this.stacks += 1;
    return this.stacks <= maxStacksPerMinute;
  }
}
