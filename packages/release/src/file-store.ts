import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Candidate, candidateFile, requireFiles } from '#candidate.ts';
import { compressedForms, isCompressible } from '#compression.ts';
import { integrityOf } from '#integrity.ts';
import { ReleaseError } from '#release-error.ts';

/** The folder that holds published files and release documents: the only code that touches it. */
export class FileStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    for (const part of ['files', 'documents', 'pages', 'incoming']) {
      mkdirSync(join(folder, part), { recursive: true });
    }
  }

  folderOf({ name, version }: { name: string; version: string }): string {
    return join(this.folder, 'files', name, version);
  }

  /**
   * Uploads a candidate's files beside the live ones: copied, compressed, verified, then put in
   * place by one rename. The same version with the same bytes is left alone.
   * @throws {@link ReleaseError} VERSION_TAKEN when the version exists with other bytes.
   */
  async upload(candidate: Candidate): Promise<void> {
    const target = this.folderOf(candidate);
    if (existsSync(target)) return this.requireSame(candidate);
    const incoming = mkdtempSync(join(this.folder, 'incoming', `${candidate.name}-`));
    try {
      await Promise.all(
        [...Object.keys(candidate.files), candidateFile].map((path) =>
          placeFile({ from: join(candidate.folder, path), to: join(incoming, path) }),
        ),
      );
      requireFiles(incoming, candidate.files);
      await mkdir(dirname(target), { recursive: true });
      await rename(incoming, target);
    } catch (error) {
      if (!isTaken(error)) throw error;
      this.requireSame(candidate);
    } finally {
      rmSync(incoming, { recursive: true, force: true });
    }
  }

  private requireSame(candidate: Candidate): void {
    const { name, version } = candidate;
    const published = readFileSync(join(this.folderOf(candidate), candidateFile), 'utf8');
    const { files } = JSON.parse(published) as { files: Record<string, string> };
    const paths = new Set([...Object.keys(files), ...Object.keys(candidate.files)]);
    if ([...paths].every((path) => files[path] === candidate.files[path])) return;
    const message = `${name} ${version} is already published with other bytes. Raise its version.`;
    throw new ReleaseError('VERSION_TAKEN', message);
  }

  /** @throws {@link ReleaseError} HASH_MISMATCH naming the first compressed copy with other content. */
  requireCompressed(folder: string, files: Record<string, string>): void {
    for (const [path, hash] of Object.entries(files)) {
      if (!isCompressible(path)) continue;
      for (const { ending, decompress } of compressedForms) {
        if (contentHash(join(folder, path + ending), decompress) === hash) continue;
        const message = `${path}${ending} in ${folder} does not hold what was published.`;
        throw new ReleaseError('HASH_MISMATCH', message);
      }
    }
  }

  /** Numbers of the documents that exist, newest first. */
  async generations(): Promise<number[]> {
    const names = await readdir(join(this.folder, 'documents'));
    return names
      .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
      .map(Number)
      .toSorted((a, b) => b - a);
  }

  /** The text of a document, or of the live one; null when there is none. */
  readDocument(generation: number | 'live'): string | null {
    const file = generation === 'live' ? this.liveFile : this.documentFile(generation);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  }

  /** Claims a generation for a text; false when somebody else has it (compare-and-swap). */
  async claimDocument(generation: number, text: string): Promise<boolean> {
    const temporary = await this.writeTemporary(text);
    try {
      await link(temporary, this.documentFile(generation));
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    } finally {
      await unlink(temporary);
    }
  }

  /** Makes a text what is live, by one atomic rename. */
  async switchLive(text: string): Promise<void> {
    await rename(await this.writeTemporary(text), this.liveFile);
  }

  /** Keeps a page's HTML under its hash, which is returned. */
  async keepPage(html: string): Promise<string> {
    const hash = integrityOf(Buffer.from(html));
    const file = this.pageFile(hash);
    if (!existsSync(file)) await rename(await this.writeTemporary(html), file);
    return hash;
  }

  /** The HTML with a hash; null when it is missing or was changed. */
  readPage(hash: string): string | null {
    const file = this.pageFile(hash);
    if (!existsSync(file)) return null;
    const html = readFileSync(file);
    return integrityOf(html) === hash ? html.toString() : null;
  }

  private pageFile(hash: string): string {
    return join(this.folder, 'pages', `${hash.replaceAll('/', '_')}.html`);
  }

  get liveFile(): string {
    return join(this.folder, 'live.json');
  }

  private documentFile(generation: number): string {
    return join(this.folder, 'documents', `${generation}.json`);
  }

  private async writeTemporary(text: string): Promise<string> {
    const file = join(this.folder, 'incoming', `${crypto.randomUUID()}.json`);
    await writeFile(file, text);
    return file;
  }
}

/** Null when the copy is missing or cannot be decompressed. */
function contentHash(file: string, decompress: (bytes: Buffer) => Buffer): string | null {
  try {
    return integrityOf(decompress(readFileSync(file)));
  } catch {
    return null;
  }
}

async function placeFile({ from, to }: { from: string; to: string }): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  if (!isCompressible(to)) return;
  const bytes = readFileSync(from);
  for (const { ending, compress } of compressedForms) {
    await writeFile(to + ending, await compress(bytes));
  }
}

function isTaken(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EEXIST' || code === 'ENOTEMPTY';
}
