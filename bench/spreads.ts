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

export const rounded = (value: number) => Number(value.toPrecision(3));

/** Returns a quantile of numbers that are sorted from the least to the most. */
export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

/** Measures each in each round. They take turns, back and forth, so that a machine that wavers slows all of them. */
export async function inTurns<Asked, Found>(
  all: readonly Asked[],
  rounds: number,
  measure: (one: Asked) => Promise<Found>,
): Promise<Map<Asked, Found[]>> {
  const found = new Map(all.map((one): [Asked, Found[]] => [one, []]));
  for (let round = 0; round < rounds; round += 1) {
    const turns = round % 2 === 0 ? all : all.toReversed();
    for (const one of turns) found.get(one)?.push(await measure(one));
  }
  return found;
}

/** Spread of each value's ratio to another one of the same round. */
export const ratios = (values: readonly number[], others: readonly number[]) =>
  spreadOf(values.map((value, round) => value / (others[round] ?? Number.NaN)));

type Spreads = Record<string, Spread>;

/** Prints a row for each server and a column for each figure: the least, the middle and the most. */
export const printSpreads = (title: string, figures: Record<string, Spreads>) =>
  printTable(
    `${title} (least · middle · most)`,
    mapped(figures, (row) => mapped(row, asText)),
  );

/** Prints a row for each figure. */
export const printSpread = (title: string, figures: Spreads) =>
  printTable(
    title,
    mapped(figures, ({ min, median, max }) => ({ least: min, middle: median, most: max })),
  );

export function printTable(title: string, rows: object): void {
  console.log(`\n${title}`);
  console.table(rows);
}

export const asText = ({ min, median, max }: Spread) => `${min} · ${median} · ${max}`;

export const mapped = <T, R>(record: Record<string, T>, work: (value: T, key: string) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, work(value, key)]));

/** Limit that a figure must keep. */
export type Target = { most: number } | { least: number };

export const isReached = (value: number, target: Target) =>
  'most' in target ? value <= target.most : value >= target.least;

/** Prints whether a figure reaches its target; a missed one fails nothing. */
export function judge(what: string, value: number, target: Target, unit = ''): void {
  const limit = 'most' in target ? `at most ${target.most}` : `at least ${target.least}`;
  const verdict = isReached(value, target) ? 'reached' : 'NOT REACHED';
  console.log(`${what}: ${value}${unit} (${verdict}: ${limit}${unit})`);
}
