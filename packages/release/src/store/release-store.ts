import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { type Candidate, candidateFile } from '#document/candidate.ts';
import { compressedForms, isCompressible } from './compression.ts';
import { hasSameFiles, integrityOf } from '#document/integrity.ts';
import { ReleaseError } from '#release-error.ts';
import {
  type ApiSurface,
  apiSurfaceSchema,
  type Surface,
  surfaceSchema,
} from '#surface/surface.ts';
import { type ReleaseStorage, requestsAtOnce } from './storage.ts';

interface Build {
  name: string;
  version: string;
}

interface HashedBuild extends Build {
  files: Record<string, string>;
}

const liveKey = 'live.json';
const timestampKey = 'timestamp.json';
const apiSurfaceKey = 'api-surface.json';
const documentKey = (generation: number) => `documents/${generation}.json`;
/** The key of a rendered page. */
export const pageKey = (hash: string) => `pages/${hash.replaceAll('/', '_')}.html`;

/** Returns the key of a version's attestation. It is not among the version's files, which anyone may fetch. */
const attestationKey = ({ name, version }: Build, file: 'sbom.cdx.json' | 'provenance.json') =>
  `attestations/${name}/${version}/${file}`;

/** Returns the key of a source map, which is not among them either. */
const mapKey = ({ name, version }: Build, script: string) =>
  `maps/${name}/${version}/${script}.map`;

/** Published files, rendered pages and release documents, in any storage. */
export class ReleaseStore {
  readonly storage: ReleaseStorage;

  constructor(storage: ReleaseStorage) {
    this.storage = storage;
  }

  /** The key of a build's file; without a path, the prefix of all its keys. */
  keyOf({ name, version }: Build, path = ''): string {
    return `files/${name}/${version}/${path}`;
  }

  /**
   * Uploads a candidate's files, and compressed copies, next to the live ones. Then it verifies each and
   * seals the version with its description. Does nothing when the version exists with the same bytes.
   * @throws {@link ReleaseError} VERSION_TAKEN when the version exists with other bytes.
   */
  async upload(candidate: Candidate): Promise<void> {
    const sealKey = this.keyOf(candidate, candidateFile);
    const description = await readFile(join(candidate.folder, candidateFile));
    const published = await this.publishedFiles(candidate);
    if (published) return requireSame(candidate, published);
    await pLimit(requestsAtOnce).map(Object.keys(candidate.files), (path) =>
      this.uploadFile(candidate, path),
    );
    await this.requireFiles(candidate);
    if (await this.storage.create(sealKey, description)) return;
    requireSame(candidate, (await this.publishedFiles(candidate)) ?? candidate.files);
  }

  /** The hashes of a published version's files, by path; null when it is not published. */
  async publishedFiles(build: Build): Promise<Record<string, string> | null> {
    const sealed = await this.storage.read(this.keyOf(build, candidateFile));
    return sealed && filesIn(sealed);
  }

  /** Returns what a published version offers and uses; null if it was built without that record. */
  async publishedSurface(build: Build): Promise<Surface | null> {
    const sealed = await this.storage.read(this.keyOf(build, candidateFile));
    const parsed = sealedSurface.safeParse(JSON.parse(sealed?.toString() ?? 'null'));
    return parsed.success ? parsed.data.surface : null;
  }

  /** Returns the surface of the live API, as it last reported it to a publisher; null if it never has. */
  async readApiSurface(): Promise<ApiSurface | null> {
    const text = await this.storage.read(apiSurfaceKey);
    return apiSurfaceSchema.safeParse(JSON.parse(text?.toString() ?? 'null')).data ?? null;
  }

  keepApiSurface(surface: ApiSurface): Promise<void> {
    return this.storage.write(apiSurfaceKey, Buffer.from(JSON.stringify(surface)));
  }

  private async uploadFile(candidate: Candidate, path: string): Promise<void> {
    const bytes = await readFile(join(candidate.folder, path));
    const key = this.keyOf(candidate, path);
    if (!(await this.storage.create(key, bytes))) {
      const placed = await this.storage.read(key);
      if (!placed || integrityOf(placed) !== candidate.files[path]) throw versionTaken(candidate);
    }
    if (!isCompressible(path)) return;
    for (const { ending, compress } of compressedForms) {
      await this.storage.create(key + ending, await compress(bytes));
    }
  }

  /**
   * Checks the published files of a build.
   * @throws {@link ReleaseError} HASH_MISMATCH naming the first file, or compressed copy, that is missing or has
   * other content.
   */
  async requireFiles(build: HashedBuild): Promise<void> {
    await pLimit(requestsAtOnce).map(Object.entries(build.files), async ([path, hash]) => {
      const forms = isCompressible(path) ? [asItIs, ...compressedForms] : [asItIs];
      for (const { ending, decompress } of forms) {
        const bytes = await this.storage.read(this.keyOf(build, path + ending));
        if (bytes && hashOf(bytes, decompress) === hash) continue;
        const message = `${path}${ending} of ${build.name} ${build.version} does not hold what was published.`;
        throw new ReleaseError('HASH_MISMATCH', message);
      }
    });
  }

  /** The bytes of a published file; null if they are missing or were changed. */
  async readFile(build: HashedBuild, path: string): Promise<Buffer | null> {
    const bytes = await this.storage.read(this.keyOf(build, path));
    return bytes && integrityOf(bytes) === build.files[path] ? bytes : null;
  }

  /** Keeps a version's bill of materials and provenance, unless it has some already. */
  async attest(build: Build, { sbom, provenance }: { sbom: string; provenance: string }) {
    await this.storage.create(attestationKey(build, 'sbom.cdx.json'), Buffer.from(sbom));
    await this.storage.create(attestationKey(build, 'provenance.json'), Buffer.from(provenance));
  }

  /** Returns the text of a version's provenance; null if it was published without. */
  async readProvenance(build: Build): Promise<string | null> {
    const text = await this.storage.read(attestationKey(build, 'provenance.json'));
    return text?.toString() ?? null;
  }

  /** Keeps the source maps of a build's scripts, if it has any; they are not published. */
  async keepMaps({ folder, ...build }: Candidate): Promise<void> {
    const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'));
    await pLimit(requestsAtOnce).map(maps, async (name) => {
      const key = mapKey(build, name.slice(0, -'.map'.length));
      await this.storage.create(key, await readFile(join(folder, name)));
    });
  }

  /** The source map of a published script, by the script's name; null when there is none. */
  readMap(build: Build, script: string): Promise<Buffer | null> {
    return this.storage.read(mapKey(build, script));
  }

  /** Numbers of the documents that exist, newest first. */
  async generations(): Promise<number[]> {
    const keys = await this.storage.list('documents/');
    return keys
      .flatMap((key) => /^documents\/(\d+)\.json$/.exec(key)?.[1] ?? [])
      .map(Number)
      .toSorted((a, b) => b - a);
  }

  /** The text of a document, or of live.json; null when there is none. */
  async readDocument(generation: number | 'live'): Promise<string | null> {
    const key = generation === 'live' ? liveKey : documentKey(generation);
    return (await this.storage.read(key))?.toString() ?? null;
  }

  /** Changes whenever live.json does, and when the generation after one is claimed. */
  async liveStamp(after: number): Promise<string> {
    const keys = [liveKey, documentKey(after + 1)];
    return (await Promise.all(keys.map((key) => this.storage.stamp(key)))).join(' ');
  }

  /** Claims a generation for a text; false if someone else has it (compare-and-swap). */
  claimDocument(generation: number, text: string): Promise<boolean> {
    return this.storage.create(documentKey(generation), Buffer.from(text));
  }

  /** Replaces a document by one with the same content. */
  replaceDocument(generation: number, text: string): Promise<void> {
    return this.storage.write(documentKey(generation), Buffer.from(text));
  }

  /** Replaces live.json in one step. */
  switchLive(text: string): Promise<void> {
    return this.storage.write(liveKey, Buffer.from(text));
  }

  /** The text of the timestamp; null when there is none. */
  async readTimestamp(): Promise<string | null> {
    return (await this.storage.read(timestampKey))?.toString() ?? null;
  }

  /** Replaces the timestamp in one step. */
  keepTimestamp(text: string): Promise<void> {
    return this.storage.write(timestampKey, Buffer.from(text));
  }

  /** Keeps a page's HTML. @returns its hash, which is its key. */
  async keepPage(html: string): Promise<string> {
    const bytes = Buffer.from(html);
    const hash = integrityOf(bytes);
    await this.storage.create(pageKey(hash), bytes);
    return hash;
  }

  /** The HTML with a hash; null when it is missing or was changed. */
  async readPage(hash: string): Promise<string | null> {
    const html = await this.storage.read(pageKey(hash));
    return html && integrityOf(html) === hash ? html.toString() : null;
  }
}

const asItIs = { ending: '', decompress: (bytes: Buffer) => bytes };

/** Null when the copy cannot be decompressed. */
function hashOf(bytes: Buffer, decompress: (bytes: Buffer) => Buffer): string | null {
  try {
    return integrityOf(decompress(bytes));
  } catch {
    return null;
  }
}

const sealedSurface = z.object({ surface: surfaceSchema });

const filesIn = (seal: Buffer) => (JSON.parse(seal.toString()) as HashedBuild).files;

function requireSame(candidate: Candidate, published: Record<string, string>): void {
  if (!hasSameFiles(candidate.files, published)) throw versionTaken(candidate);
}

const versionTaken = ({ name, version }: Build) =>
  new ReleaseError(
    'VERSION_TAKEN',
    `${name} ${version} is already published with other bytes. Raise its version.`,
  );
