import { type DestinationStream, pino } from 'pino';

/** What may wait to be written, in characters, while nobody takes it; what comes then is lost. */
const maxWaiting = 16_000_000;

/**
 * Standard output, for which no request waits: what is said while a write is under way goes with the next one, and
 * what is left when the process exits is written then (docs/decisions/0160-log-without-waiting.md). Where a line
 * cannot be written, such as onto a full disk, the site goes on; lines that still wait come later.
 */
export function logOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: maxWaiting });
  const writeWhatWaits = output.flushSync.bind(output);
  let isFailing = false;
  output.on('error', () => (isFailing = true));
  /* Libraries write there themselves. */
  process.stderr.on('error', () => undefined);
  output.on('write', () => (isFailing = false));
  /* Called at the end of the process, and then it tries until it can. */
  return Object.assign(output, { flushSync: () => isFailing || writeWhatWaits() });
}

/** So many characters are written at once, or what there is after so many milliseconds. */
const maxHeld = 60_000;
const heldMs = 200;

/**
 * The same for who writes thousands of lines a second: lines go out together. A write costs more than the answer
 * that its line tells of.
 */
export function logOutputInBatches(): DestinationStream {
  const output = logOutput();
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const pass = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held) output.write(held);
    held = '';
  };
  /* Before the output writes what is left. */
  process.prependListener('exit', pass);
  return {
    write(line) {
      held += line;
      if (held.length >= maxHeld) pass();
      else timer ??= setTimeout(pass, heldMs).unref();
    },
  };
}
