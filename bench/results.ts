import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@camp/build/apps';

const file = join(repositoryRoot, 'docs/bench/results.json');

/** Commit of the sources that were measured, and the day. */
interface Stamp {
  commit: string;
  date: string;
}

/** Figures of all that took turns in one measurement. Those from before there were stamps have none. */
type Figure = Partial<Stamp> & Record<string, unknown>;

export interface Results {
  /** Time that each bench took the last time. */
  seconds: Record<string, number>;
  /** By the name of the measurement. */
  figures: Record<string, Figure>;
}

export function readResults(from = file): Results {
  try {
    return JSON.parse(readFileSync(from, 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { seconds: {}, figures: {} };
    throw error;
  }
}

/** Puts what one measurement found in the place of what it found before; all others stay as they are. */
export function keepFigures(name: string, figures: object, stamp: Stamp, to = file): void {
  const { seconds, figures: before } = readResults(to);
  const figure = { ...stamp, machine: thisMachine(), ...figures };
  write({ seconds, figures: inOrder({ ...before, [name]: figure }) }, to);
}

/** Keeps how long a bench took, to say so the next time. */
export function keepSeconds(bench: string, seconds: number, to = file): void {
  const before = readResults(to);
  write({ ...before, seconds: inOrder({ ...before.seconds, [bench]: Math.round(seconds) }) }, to);
}

function write(results: Results, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify(results, null, 2)}\n`);
}

const inOrder = <T>(record: Record<string, T>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the stamp for today and the sources as they are. */
export const stampOf = (): Stamp => ({
  commit: commitOf(),
  date: new Date().toISOString().slice(0, 10),
});

/** Files that the benches themselves write do not count as changes of the sources. */
function commitOf(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changes = git('status', '--porcelain', '--', ':/', ':(top,exclude)docs/bench');
    return git('rev-parse', '--short=10', 'HEAD') + (changes && ' with changes');
  } catch {
    return 'not in git';
  }
}

/** Returns the commits of figures, each with the names of its figures. */
export function commitsOf({ figures }: Results): Map<string, string[]> {
  const commits = new Map<string, string[]>();
  for (const [name, { commit = 'not noted' }] of Object.entries(figures)) {
    commits.set(commit, [...(commits.get(commit) ?? []), name]);
  }
  return commits;
}

const thisMachine = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  threads: availableParallelism(),
  architecture: arch(),
  'memory GB': Math.round(totalmem() / 2 ** 30),
  node: process.version,
});
