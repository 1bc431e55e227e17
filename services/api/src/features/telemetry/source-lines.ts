import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Reading a large map takes the processor a tenth of a second, so few are read, and are kept. */
const maxMaps = 8;
const maxMapBytes = 4_000_000;
const maxLines = 12;

/** The end of a place in a published script: `remote-account/1.0.0-ab12/login.0a1b.js:1:234`. */
const place = /([\w-]{1,60})\/([\w.+-]{1,80})\/([\w.-]{1,120}\.js):(\d{1,7}):(\d{1,7})/;

/** Returns the first lines of a stack, without what follows a path, which our pages leave out already. */
export const linesOf = (stack: string) =>
  stack
    .split('\n')
    .slice(0, maxLines)
    .map((line) => line.replace(/[?#][^\s)]*?(?=:\d+:\d+\)?$|$)/, ''));

/** Of a package that we installed, its own path: `react-dom/cjs/react-dom-client.production.js`. */
const shortPath = (path: string) => path.replace(/^.*\/node_modules\//, '');

interface Build {
  name: string;
  version: string;
}

/** True if the maps of a build may be read: a path that is made up is none of a build. */
export type BuildCheck = (build: Build) => boolean | Promise<boolean>;

/**
 * Finds the lines of our sources that the calls of a stack come from, by the builds' source maps
 * (docs/decisions/federation.md#0166). A line that no map explains stays as the browser reported it.
 */
export class SourceLines {
  private readonly store: ReleaseStore;
  private readonly log: Logger;
  private readonly maps = new LRUCache<string, Promise<{ map: SourceMap | null }>>({
    max: maxMaps,
  });

  constructor(store: ReleaseStore, log: Logger) {
    this.store = store;
    this.log = log;
  }

  async of(stack: string, isKnown: BuildCheck): Promise<string[]> {
    const explained: string[] = [];
    for (const line of linesOf(stack)) explained.push(await this.explainedLine(line, isKnown));
    return explained;
  }

  private async explainedLine(line: string, isKnown: BuildCheck): Promise<string> {
    const match = place.exec(line);
    if (!match) return line;
    const [found, name = '', version = '', script = '', row, column] = match;
    if (!(await isKnown({ name, version }))) return line;
    const { map } = await this.mapOf({ name, version }, script);
    const origin = map?.findOrigin(Number(row), Number(column));
    if (!origin || !('fileName' in origin)) return line;
    const { fileName, lineNumber, columnNumber } = origin;
    const ours = `${shortPath(posix.join(name, fileName))}:${lineNumber}:${columnNumber}`;
    /* With the address that it ends. */
    const start = line.slice(0, match.index).search(/[^\s(@]*$/);
    return line.slice(0, start) + ours + line.slice(match.index + found.length);
  }

  /** Two who ask at once read it once. */
  private mapOf(build: Build, script: string) {
    const key = `${build.name}/${build.version}/${script}`;
    const known = this.maps.get(key) ?? this.readMap(build, script).then((map) => ({ map }));
    this.maps.set(key, known);
    return known;
  }

  /** Null where there is none, or none that can be read: the stack is worth more than the map. */
  private async readMap(build: Build, script: string) {
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
