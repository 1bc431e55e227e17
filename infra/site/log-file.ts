import { closeSync, fstatSync, openSync, renameSync, statSync, writeSync } from 'node:fs';

/** Bytes after which a file is put aside, and how many of those are kept. */
const usualSizes = { maxBytes: 10_000_000, maxFiles: 10 };

type Sizes = typeof usualSizes;

/**
 * Lines in a file, which is put aside as `<file>.1`, `<file>.2` and so on when it is full; the oldest goes.
 * Disk errors never crash the writer: lines that find no room are counted, and the first that finds room
 * reports how many are missing (docs/decisions/operations.md#0180).
 */
export class LogFile {
  private readonly path: string;
  private readonly sizes: Sizes;
  private file: number | null = null;
  private bytes = 0;
  private lost = 0;
  /** True if the last line was cut off in its middle. */
  private isCutOff = false;

  constructor(path: string, sizes: Partial<Sizes> = {}) {
    this.path = path;
    this.sizes = { ...usualSizes, ...sizes };
  }

  append(line: string): void {
    try {
      if (this.bytes >= this.sizes.maxBytes) this.putAside();
      this.file ??= this.open();
      this.write(`${this.isCutOff ? '\n' : ''}${this.missing()}${line}\n`);
      this.lost = 0;
    } catch {
      this.lost += 1;
      /* Opened again: the next line may find another file, or another disk, under that name. */
      this.close();
    }
  }

  close(): void {
    const { file } = this;
    this.file = null;
    if (file !== null) ignoringFailure(() => closeSync(file));
  }

  private open(): number {
    const file = openSync(this.path, 'a');
    this.bytes = fstatSync(file).size;
    return file;
  }

  private write(text: string): void {
    const bytes = Buffer.from(text);
    const written = writeSync(this.file ?? this.open(), bytes);
    this.bytes += written;
    this.isCutOff = written < bytes.length;
    if (this.isCutOff) throw new Error('There was no room for all of it.');
  }

  private missing(): string {
    if (this.lost === 0) return '';
    const time = Date.now();
    return `${JSON.stringify({ level: 40, time, lost: this.lost, msg: 'lines are missing here' })}\n`;
  }

  private putAside(): void {
    this.close();
    this.bytes = 0;
    for (let number = this.sizes.maxFiles - 1; number >= 1; number -= 1) {
      const from = number === 1 ? this.path : `${this.path}.${number - 1}`;
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${this.path}.${number}`);
    }
  }
}

function ignoringFailure(act: () => void): void {
  try {
    act();
  } catch {
    /* Closing may fail again after a failed write. */
  }
}
