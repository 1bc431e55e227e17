import type { Failure } from './remote-status.ts';
import { KnownFailure } from './failure-of.ts';

/** Time limit for code to start once its files are there, in milliseconds. */
export const startTimeoutMs = 3_000;
const pollIntervalMs = 200;

/**
 * Returns the result of a loading step. A module that awaits something forever never fails by itself, so the
 * step fails once no file of the build has been under way for 3 s; each file has a limit of its own.
 * @throws KnownFailure with the reason `timeout`
 */
export function unlessStalled<T>(
  load: Promise<T>,
  { url, phase }: { url: string; phase: Failure['phase'] },
): Promise<T> {
  const base = new URL(url, document.baseURI).href;
  return new Promise((resolve, reject) => {
    let left = startTimeoutMs;
    const timer = setInterval(() => {
      left = isFetching(base) ? startTimeoutMs : left - pollIntervalMs;
      if (left > 0) return;
      clearInterval(timer);
      reject(new KnownFailure({ phase, reason: 'timeout' }, 'The code does not start.'));
    }, pollIntervalMs);
    load.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

/**
 * True if a file of the build is under way: the bundler's runtime removes a script that has run, and a loaded
 * link has its sheet.
 */
function isFetching(base: string): boolean {
  const scripts = [...document.querySelectorAll('script')];
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return (
    scripts.some(({ src }) => src.startsWith(base)) ||
    links.some(({ href, sheet }) => !sheet && href.startsWith(base))
  );
}
