import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../docs/bench/', import.meta.url);
const file = fileURLToPath(new URL('results.json', folder));

/** Keeps what one bench measured beside what the others did, with the machine and no date. */
export function keepResults(bench: string, figures: object): void {
  mkdirSync(folder, { recursive: true });
  const kept = { ...readKept(), [bench]: { machine: thisMachine(), ...figures } };
  const inOrder = Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}

export function readKept(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const thisMachine = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  threads: availableParallelism(),
  architecture: arch(),
  'memory GB': Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

/** The least, the middle and the most of some rounds. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** Numbers are rounded to three digits: more would say more than was measured. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (at(Math.ceil(sorted.length / 2) - 1) + at(Math.floor(sorted.length / 2))) / 2;
  return { min: rounded(at(0)), median: rounded(middle), max: rounded(at(sorted.length - 1)) };
}

const rounded = (value: number) => Number(value.toPrecision(3));

/** A row for each server: the least, the middle and the most of each figure. */
export const printSpreads = (figures: Record<string, Record<string, Spread>>) =>
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([server, spreads]) => [
        server,
        Object.fromEntries(Object.entries(spreads).map(([what, spread]) => [what, asText(spread)])),
      ]),
    ),
  );

const asText = ({ min, median, max }: Spread) => `${min} · ${median} · ${max}`;
