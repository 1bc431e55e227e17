import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Builds } from '#features/releases/release-records.ts';

interface ErrorReport {
  remote: string;
  version: string;
  phase: string;
  reason?: string | undefined;
  stack: string;
}

/** Reading a large map takes the processor a tenth of a second, so few are read, and are kept. */
const maxMaps = 8;
const maxMapBytes = 4_000_000;
const maxStacksPerMinute = 10;
const maxLines = 12;
/** Of what is kept with the outcome of a visit. */
const maxOrigin = 200;
const minuteMs = 60_000;

/** The end of a place in a published script: `remote-account/1.0.0-ab12/login.0a1b.js:1:234`. */
const place = /([\w-]{1,60})\/([\w.+-]{1,80})\/([\w.-]{1,120}\.js):(\d{1,7}):(\d{1,7})/;

/** Without what follows a path, which our pages leave out already. */
const linesOf = (stack: string) =>
  stack
    .split('\n')
    .slice(0, maxLines)
    .map((line) => line.replace(/[?#][^\s)]*?(?=:\d+:\d+\)?$|$)/, ''));

/** 'TypeError, openTent (login.js:3:7)'. Browsers differ in what stands before the call. */
function originIn([name = '', first = '']: readonly string[]): string {
  const call = first.trim().replace(/^at /, '').replace('@', ' ');
  const origin = [name, call].filter(Boolean).join(', ');
  return origin.replaceAll(/\p{C}/gu, '').slice(0, maxOrigin);
}

/**
 * Logs what was thrown in browsers, with the lines of our sources that a build's source maps know
 * (docs/decisions/federation.md#0166). A line that no map explains stays as the browser reported it.
 */
export class ErrorLog {
  private readonly store: ReleaseStore;
  private readonly log: Logger;
  private readonly maps = new LRUCache<string, { map: SourceMap | null }>({ max: maxMaps });
  private reading = false;
  private minute = 0;
  private stacks = 0;

  constructor(store: ReleaseStore, log: Logger) {
    this.store = store;
    this.log = log;
  }

  /** Only builds that the visitor was given are looked up. Returns where it was thrown: the name and the first call. */
  async write({ stack, ...thrown }: ErrorReport, builds: Builds): Promise<string> {
    const { remote, version, phase, reason } = thrown;
    const lines = await this.explained(linesOf(stack), builds);
    this.log.warn({ remote, version, phase, reason, stack: lines }, 'a remote threw in a browser');
    return originIn(lines);
  }

  /** One stack at a time, and few a minute; the others are logged as they came. */
  private async explained(lines: string[], builds: Builds): Promise<string[]> {
    if (this.reading || !this.mayRead()) return lines;
    this.reading = true;
    try {
      const explained: string[] = [];
      for (const line of lines) explained.push(await this.explainedLine(line, builds));
      return explained;
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

  private async explainedLine(line: string, builds: Builds): Promise<string> {
    const match = place.exec(line);
    if (!match) return line;
    const [found, app = '', version = '', script = '', row, column] = match;
    if (builds.get(app)?.version !== version) return line;
    const map = await this.mapOf({ name: app, version }, script);
    const origin = map?.findOrigin(Number(row), Number(column));
    if (!origin || !('fileName' in origin)) return line;
    const { fileName, lineNumber, columnNumber } = origin;
    const ours = `${posix.join(app, fileName)}:${lineNumber}:${columnNumber}`;
    /* With the address that it ends. */
    const start = line.slice(0, match.index).search(/[^\s(@]*$/);
    return line.slice(0, start) + ours + line.slice(match.index + found.length);
  }

  private async mapOf(build: { name: string; version: string }, script: string) {
    const key = `${build.name}/${build.version}/${script}`;
    const known = this.maps.get(key) ?? { map: await this.readMap(build, script) };
    this.maps.set(key, known);
    return known.map;
  }

  /** Null where there is none, or none that can be read: the stack is worth more than the map. */
  private async readMap(build: { name: string; version: string }, script: string) {
    try {
      const bytes = await this.store.readMap(build, script);
      if (!bytes || bytes.length > maxMapBytes) return null;
      return new SourceMap(JSON.parse(bytes.toString()) as SourceMapPayload);
    } catch (error) {
      this.log.warn({ err: error, ...build, script }, 'a source map cannot be read');
      return null;
    }
  }
}
