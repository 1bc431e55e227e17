import { asText, printTable, ratios, spreadOf } from '#bench/spreads.ts';
import type { VariantName } from './peers/variant.ts';
import type { Figures } from './visit.ts';

/** Figures of each round. */
export type Rounds = Partial<Record<VariantName, Figures[]>>;

/** Variants to which ratios are printed, where they were measured. */
const peers = ['no script', 'one app', 'federation defaults'] as const;

/** Prints one line for each figure: least, middle and most of the rounds, and the middle of the ratios to peers. */
export function print(path: string, rounds: Rounds): void {
  const all = Object.values(rounds);
  const names = [...new Set(all.flatMap(([first = {}]) => Object.keys(first)))];
  printTable(
    `${path} (least · middle · most of ${all[0]?.length ?? 0} rounds)`,
    Object.fromEntries(names.map((name) => [name, rowOf(rounds, name)])),
  );
}

function rowOf(rounds: Rounds, name: string): Record<string, string> {
  const cells = Object.entries(rounds).map(([variant, figures]) => {
    const values = valuesOf(figures, name);
    return [variant, values.length === 0 ? '' : asText(spreadOf(values))];
  });
  const beside = peers.flatMap((peer) => {
    const ratio = ratioOf(rounds, name, peer);
    return ratio === null ? [] : [[`to ${peer}`, ratio.toFixed(2)]];
  });
  return Object.fromEntries([...cells, ...beside]) as Record<string, string>;
}

/** Values of each round; empty where the figure was not measured. */
export const valuesOf = (figures: Rounds['this site'] = [], name: string) =>
  figures.flatMap((round) => round[name] ?? []);

/** Returns the middle of the ratios of each round; null where the two were not measured in the same rounds. */
export function ratioOf(rounds: Rounds, name: string, peer: keyof Rounds): number | null {
  const [ours, theirs] = [valuesOf(rounds['this site'], name), valuesOf(rounds[peer], name)];
  const { median } = ratios(ours, theirs);
  return Number.isFinite(median) ? median : null;
}
