import { spreadOf } from '#tests/load/results.ts';
import type { Rounds } from './bench-page.ts';

/** Ratios are told to these, where they were measured. */
const peers = ['no script', 'one app', 'federation defaults'] as const;

/** Prints one line for each figure: least, middle and most of the rounds, and the ratio of the middles. */
export function print(path: string, rounds: Rounds): void {
  const ours = rounds['this site'] ?? Object.values(rounds)[0] ?? [];
  const names = Object.keys(ours[0] ?? {});
  console.log(`\n${path} (least · middle · most of ${ours.length} rounds)`);
  console.table(Object.fromEntries(names.map((name) => [name, rowOf(rounds, name)])));
}

function rowOf(rounds: Rounds, name: string): Record<string, string> {
  const cells = Object.entries(rounds).map(([variant, figures]) => {
    const { min, median, max } = spreadOf(figures.map((round) => round[name] ?? Number.NaN));
    return [variant, Number.isNaN(median) ? '' : `${min} · ${median} · ${max}`];
  });
  const ratios = peers.flatMap((peer) => {
    const ratio = ratioOf(rounds, name, peer);
    return ratio === null ? [] : [[`to ${peer}`, ratio.toFixed(2)]];
  });
  return Object.fromEntries([...cells, ...ratios]) as Record<string, string>;
}

/** The middle of the ratios of each round; null where the two were not measured beside each other. */
export function ratioOf(rounds: Rounds, name: string, peer: keyof Rounds): number | null {
  const theirs = rounds[peer] ?? [];
  const ratios = (rounds['this site'] ?? [])
    .map((figures, round) => (figures[name] ?? Number.NaN) / (theirs[round]?.[name] ?? Number.NaN))
    .filter(Number.isFinite);
  return ratios.length === 0 ? null : spreadOf(ratios).median;
}
