import { type DestinationStream, pino } from 'pino';

/** Maximum number of characters that wait to be written while nothing takes them; any more are lost. */
const maxWaiting = 16_000_000;

/**
 * Standard output, for which no request waits: lines that come during a write go with the next one, and those that
 * are left when the process exits are written then (docs/decisions/operations.md#0160). If a line cannot be
 * written, such as on a full disk, the site goes on; lines that still wait come later.
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

/** Characters that are written at once, and milliseconds after which fewer are written, too. */
const maxHeld = 60_000;
const heldMs = 200;

/**
 * The same for a service that writes thousands of lines a second: lines are written together. A write costs more
 * than the answer that its line reports.
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
