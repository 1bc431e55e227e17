import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Runs ffmpeg, feeding it `input` if there is one, and returns what it wrote about its work.
 * Throws with that text if it fails.
 */
export async function runFfmpeg(options: string[], input: Pieces = []): Promise<string> {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostats', '-y', ...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const [[code]] = await Promise.all([
    once(child, 'close'),
    pipeline(Readable.from(input), child.stdin),
  ]);
  if (code !== 0) throw new Error(`ffmpeg failed:\n${log}`);
  return log;
}

/** Leaves out every tag that names a program or a time. */
export const withoutMetadata = ['-map_metadata', '-1', '-fflags', '+bitexact'];
