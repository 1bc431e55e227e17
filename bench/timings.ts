import type { Pool } from 'mysql2/promise';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { printTable, quantile } from './spreads.ts';

export interface Case {
  name: string;
  path: string;
}

/** A case with the SQL that would answer it if nothing were done to be quick. */
export interface PlainCase extends Case {
  /** Sent at the same time. */
  statements: string[];
}

export interface Timing {
  name: string;
  /** Milliseconds from sending a request to having read its answer. */
  p50: number;
  p95: number;
  /** SELECT statements that one request sends. */
  selects: number;
}

const warmUps = 2;

/**
 * Asks each path over and over, one request at a time, and returns how long the answers took: the
 * server's own time and that of HTTP over loopback.
 */
export async function timingsOf(
  visitor: Visitor,
  cases: readonly Case[],
  { rounds, countSelects }: { rounds: number; countSelects: () => Promise<number> },
): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const { name, path } of cases) {
    for (let round = 0; round < warmUps; round += 1) await ask(visitor, path);
    const selects = await selectsOf(() => ask(visitor, path), countSelects);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await ask(visitor, path));
    times.sort((a, b) => a - b);
    timings.push({ name, p50: quantile(times, 0.5), p95: quantile(times, 0.95), selects });
  }
  return timings;
}

async function ask(visitor: Visitor, path: string): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await visitor.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return performance.now() - startedAt;
}

/** The fewest of several counts: workers of the API ask now and then, too. */
async function selectsOf(action: () => Promise<unknown>, countSelects: () => Promise<number>) {
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = await countSelects();
    await action();
    counts.push((await countSelects()) - before);
  }
  return Math.min(...counts);
}

const plainRounds = 10;

/** Prints the times of the API's whole answer and of the plain SQL alone, asked in turns (p50, milliseconds). */
export async function printBesidePlain(
  title: string,
  visitor: Visitor,
  pool: Pool,
  cases: readonly PlainCase[],
): Promise<object> {
  const rows: Record<string, { 'API ms': number; 'plain SQL ms': number }> = {};
  for (const { name, path, statements } of cases) {
    const answers: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < plainRounds; round += 1) {
      answers.push(await ask(visitor, path));
      const startedAt = performance.now();
      await Promise.all(statements.map((sql) => pool.query(sql)));
      plain.push(performance.now() - startedAt);
    }
    rows[name] = { 'API ms': medianOf(answers), 'plain SQL ms': medianOf(plain) };
  }
  printTable(title, rows);
  return rows;
}

const medianOf = (times: number[]) =>
  rounded(
    quantile(
      times.toSorted((a, b) => a - b),
      0.5,
    ),
  );

/** Prints timings at one size, and how much slower they are than at a smaller one; returns them as rows. */
export function printTimings(title: string, timings: Timing[], smaller: Timing[]): object {
  const rows = Object.fromEntries(
    timings.map(({ name, p50, p95, selects }) => {
      const before = smaller.find((timing) => timing.name === name);
      const growth = before && {
        'p50 growth': times(p50, before.p50),
        'p95 growth': times(p95, before.p95),
      };
      return [name, { 'p50 ms': rounded(p50), 'p95 ms': rounded(p95), ...growth, selects }];
    }),
  );
  printTable(title, rows);
  const slowest = timings.reduce((a, b) => (a.p95 > b.p95 ? a : b));
  console.log(`Slowest p95: ${rounded(slowest.p95)} ms (${slowest.name})`);
  return rows;
}

const times = (after: number, before: number) => `${(after / before).toFixed(1)}×`;

const rounded = (ms: number) => Number(ms.toFixed(1));
