import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PrerenderOrder, PrerenderReport } from './prerender-worker.ts';

/** Limits for rendering the pages of one remote. */
const usualLimits = {
  /** Seconds of processor time, which a busy machine does not stretch. */
  work: 8,
  memoryMegabytes: 256,
  /** For the whole process: the language's own limit leaves out buffers, which may take any amount. */
  residentMegabytes: 700,
};
const renderTimeoutMs = 60_000;
const pollIntervalMs = 100;
/** The same on every Linux. */
const ticksPerSecond = 100;
/** Characters of one page. */
const maxHtml = 1_000_000;
const maxWords = 300;

const worker = fileURLToPath(import.meta.resolve('@camp/release/publish/prerender-worker'));

/**
 * Renders the pages of one remote in a process that can read no file but its own, start no program and
 * reach no network, and that knows nothing of this one's environment
 * (docs/decisions/releases.md#0079).
 */
export async function renderInSandbox(
  order: PrerenderOrder,
  limits = usualLimits,
): Promise<PrerenderReport> {
  const child = fork(worker, {
    /* In place of the loaders and options of this process. */
    execArgv: [
      '--permission',
      `--allow-fs-read=${worker}`,
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${limits.memoryMegabytes}`,
      '--no-warnings',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: renderTimeoutMs,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit').then(() =>
    failing(
      order,
      `it ended without an answer, took more than ${limits.work} s of work, ${renderTimeoutMs / 1_000} s in all, or too much memory.`,
    ),
  );
  child.send(order, ignoreFailure);
  const answered = once(child, 'message').then(([report]) => believed(order, report));
  const watching = setInterval(() => void endIfTooMuch(child, limits), pollIntervalMs);
  return Promise.race([answered, ended]).finally(() => {
    clearInterval(watching);
    child.kill('SIGKILL');
  });
}

/** Ends a process that has used too much. Only Linux says how much; elsewhere the time limit in all has to do. */
async function endIfTooMuch(child: ChildProcess, limits: typeof usualLimits): Promise<void> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) =>
      readFile(`/proc/${child.pid}/${name}`, 'utf8').catch(() => ''),
    ),
  );
  const kilobytes = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status ?? '')?.[1] ?? 0);
  const isTooMuch =
    kilobytes > limits.residentMegabytes * 1_000 || workedIn(stat ?? '') > limits.work;
  if (isTooMuch) child.kill('SIGKILL');
}

/** Seconds of processor time, in the words that follow a process's name in /proc/PID/stat (proc(5)). */
function workedIn(stat: string): number {
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks = 0, systemTicks = 0] = words.slice(11, 13).map(Number);
  return (userTicks + systemTicks) / ticksPerSecond;
}

/** Reads the requested pages from a report. A build may have tampered with it. */
function believed(order: PrerenderOrder, report: unknown): PrerenderReport {
  const { html, failures } = report as Partial<Record<keyof PrerenderReport, unknown>>;
  const result: PrerenderReport = { html: {}, failures: {} };
  for (const path of order.paths) {
    const pages = fieldOf(html, path);
    const texts = order.languages.map((language) => [language, fieldOf(pages, language)] as const);
    const failure = fieldOf(failures, path);
    if (texts.every(([, text]) => typeof text === 'string' && text.length <= maxHtml)) {
      result.html[path] = Object.fromEntries(texts) as Record<string, string>;
    } else if (typeof failure === 'string') result.failures[path] = printable(failure);
    else result.failures[path] = `${path}: no HTML, or more than ${maxHtml} characters.`;
  }
  return result;
}

/** A build's own words, for a terminal and a log. */
const printable = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, maxWords);

/** A process that is gone has reported that by ending. */
const ignoreFailure = () => undefined;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const failing = ({ paths }: PrerenderOrder, reason: string): PrerenderReport => ({
  html: {},
  failures: Object.fromEntries(paths.map((path) => [path, `${path}: ${reason}`])),
});
