import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import type { Logger } from 'pino';
import type { LiveRelease } from './live-release.ts';
import type { ReleaseFindings } from './release-findings.ts';

export interface SignedFilesOptions {
  /** Folder of the published files. */
  folder: string;
  liveRelease: LiveRelease;
  findings: ReleaseFindings;
  log: Logger;
}

/** A file as it is stored, and how its bytes are compressed. */
interface StoredForm {
  /** Below the folder: `/shell/1.4.0-ab12/main.js`. */
  path: string;
  ending: (typeof endings)[number];
}

/** Of the file itself, and of its compressed forms. */
const endings = ['', '.br', '.gz'] as const;

/** A form of a file, and the digest that was signed for the file. */
interface Form {
  file: string;
  ending: StoredForm['ending'];
  digest: string;
}

/** Result of a look at one stored file. */
interface Verdict {
  /** Changes with the file. */
  stamp: string;
  isIntact: Promise<boolean>;
}

/** Interval of looks at every live file, in milliseconds. */
const pollIntervalMs = 60_000;
/** Most verdicts, and most versions' digests, that are kept: more than one release has. */
const maxVerdicts = 5_000;
const maxVersions = 100;
/** Most bytes of a published file; one that unpacks to more was changed. */
const maxBytes = 256 * 2 ** 20;

/**
 * Compares published files with the digests in signed releases, once for each change on disk, so that no browser
 * keeps unsigned bytes for a year (docs/decisions/releases.md#0329). Live files are looked at whether or
 * not they are asked for, because nginx may send them without asking. A file of a version that no release since
 * the start of this edge had is not known here, and passes.
 */
export class SignedFiles {
  private readonly options: SignedFilesOptions;
  /** Digests by file, by the address that they are below: `/shell/1.4.0-ab12/`. */
  private readonly versions = new Map<string, Record<string, string>>();
  private readonly verdicts = new Map<string, Verdict>();
  private readonly altered = new Set<string>();
  private learned: ReleaseDocument | null = null;
  private isLooking = false;

  constructor(options: SignedFilesOptions) {
    this.options = options;
    setInterval(() => void this.lookAtAll(), pollIntervalMs).unref();
  }

  /** True if the file is as it was signed, is not known, or is not there at all. */
  async isIntact({ path, ending }: StoredForm): Promise<boolean> {
    const file = normalize(decodeURIComponent(path));
    const digest = this.digestOf(file) ?? (await this.learn(), this.digestOf(file));
    return digest === undefined || this.isFormIntact({ file, ending, digest });
  }

  private async isFormIntact({ file, ending, digest }: Form): Promise<boolean> {
    const stored = join(this.options.folder, file + ending);
    const stamp = await stampOf(stored);
    if (stamp === null) return true;
    const known = this.verdicts.get(stored);
    if (known?.stamp === stamp) return known.isIntact;
    const isIntact = this.judge(stored, { ending, digest });
    this.verdicts.delete(stored);
    this.verdicts.set(stored, { stamp, isIntact });
    dropOldest(this.verdicts, maxVerdicts);
    return isIntact;
  }

  /** Looks at every live file. One look at a time: a store may be slow. */
  private async lookAtAll(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.learn();
      for (const form of this.learned ? liveForms(this.learned) : []) await this.isFormIntact(form);
      await this.tellAltered();
    } catch (error) {
      this.options.log.warn({ err: error }, 'live files could not be looked at');
    } finally {
      this.isLooking = false;
    }
  }

  private digestOf(file: string): string | undefined {
    const [, base = '', rest = ''] = /^(\/[^/]+\/[^/]+\/)(.+)$/.exec(file) ?? [];
    return this.versions.get(base)?.[rest];
  }

  private async learn(): Promise<void> {
    const release = await this.options.liveRelease();
    if (!release || release === this.learned) return;
    this.learned = release;
    for (const { base, files } of localBuilds(release)) this.versions.set(base, files);
    dropOldest(this.versions, maxVersions);
  }

  private async judge(stored: string, { ending, digest }: { ending: string; digest: string }) {
    const found = await digestOfFile(stored, ending).catch(unpackable);
    /* A file that cannot be read is reported where it is sent, and looked at again. */
    if (found === null) this.verdicts.delete(stored);
    const isIntact = found === null || found === digest;
    if (isIntact) this.altered.delete(stored);
    else this.altered.add(stored);
    await this.tellAltered();
    if (!isIntact) this.options.log.error({ file: stored, digest, found }, 'file was altered');
    return isIntact;
  }

  /** Reports whether any file is altered. One that has changed again is judged when it is asked for. */
  private async tellAltered(): Promise<void> {
    for (const stored of this.altered) {
      const isAsItWas = (await stampOf(stored)) === this.verdicts.get(stored)?.stamp;
      if (!isAsItWas) this.altered.delete(stored);
    }
    this.options.findings.files = this.altered.size > 0 ? 'altered' : null;
  }
}

/** Published files are served below it. */
const filesRoot = '/r/';

const buildsOf = ({ shell, remotes, canaries = [] }: ReleaseDocument) =>
  [{ shell, remotes }, ...canaries].flatMap((content) => [
    ...(content.shell ? [content.shell] : []),
    ...Object.values(content.remotes),
  ]);

/** Builds of a release whose files lie in the folder, by the path that they are below. */
const localBuilds = (release: ReleaseDocument) =>
  buildsOf(release)
    .filter(({ url }) => url.startsWith(filesRoot))
    .map(({ url, files }) => ({ base: url.slice(filesRoot.length - 1), files }));

const liveForms = (release: ReleaseDocument): Form[] =>
  localBuilds(release).flatMap(({ base, files }) =>
    Object.entries(files).flatMap(([name, digest]) =>
      endings.map((ending) => ({ file: base + name, ending, digest })),
    ),
  );

async function stampOf(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? [found.ino, found.size, found.mtimeMs, found.ctimeMs].join() : null;
}

/** Returns the integrity (W3C SRI) of a file's content, unpacked. */
async function digestOfFile(stored: string, ending: string): Promise<string> {
  const hash = createHash('sha384');
  let bytes = 0;
  const count = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error('Too long.');
      hash.update(chunk);
    }
  };
  const source = createReadStream(stored);
  if (ending === '') {
    await pipeline(source, count);
  } else {
    const unpacked = ending === '.br' ? createBrotliDecompress() : createGunzip();
    await pipeline(source, unpacked, count);
    /* Bytes after the end are left out here, and may not be by a browser. */
    if (unpacked.bytesWritten < source.bytesRead) throw new Error('It goes on after its end.');
  }
  return `sha384-${hash.digest('base64')}`;
}

/** Returns the problem of a file that cannot be unpacked, so was changed; null for one that cannot be read at all. */
function unpackable(error: NodeJS.ErrnoException): string | null {
  return error.syscall === undefined ? error.message : null;
}

/** Drops the oldest entries beyond `max`. */
function dropOldest(map: Map<string, unknown>, max: number): void {
  for (const key of map.keys()) {
    if (map.size <= max) return;
    map.delete(key);
  }
}
