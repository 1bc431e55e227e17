import type { Town } from '@camp/contracts/places/campgrounds';
import { dataFolder, readTowns } from '@camp/places/read-data';
import { kilometresBetween, type Point, type Spot, chordBetween, spotOf } from './distance.ts';
import { TolerantSearch } from './tolerant-search.ts';
import { TownNames } from './town-names.ts';

/** Maximum number of towns that one search returns. */
const maxTold = 8;

/** Factors by which a large city counts more than a small place, by rank. */
const weights: Record<number, number> = { 1: 4, 2: 2, 3: 1.5, 5: 1 };

interface Towns {
  byId: ReadonlyMap<string, Town>;
  names: TownNames;
  list: Town[];
  ranks: number[];
  search: TolerantSearch<'name'>;
}

let read: Towns | undefined;

/** Returns the towns with a point. They come with the code, and are read at the first use. */
function towns(): Towns {
  if (read) return read;
  const rows = readTowns(dataFolder);
  const list: Town[] = [];
  const ranks: number[] = [];
  for (const { id, name, latitude, longitude, rank } of rows) {
    if (latitude === null || longitude === null) continue;
    list.push({ id, name, latitude, longitude });
    ranks.push(rank);
  }
  const search = new TolerantSearch({
    fields: { name: 1 },
    weigh: (number) => weights[ranks[number] ?? 0] ?? 1,
  });
  for (const { name } of list) search.add({ name });
  const names = new TownNames(list.map((town, at) => ({ town, rank: ranks[at] ?? Infinity })));
  const byId = new Map(list.map((town) => [town.id, town]));
  read = { list, ranks, byId, names, search };
  return read;
}

/** Returns the town whose name these words are, as `phraseOf` has them. */
export const townNamed = (words: string): Town | null => towns().names.named(words);

/** Returns the town, no small place, whose name these words begin or nearly are. */
export const townNearlyNamed = (words: string): Town | null => towns().names.nearlyNamed(words);

export const townOf = (id: string): Town | null => towns().byId.get(id) ?? null;

export function townsLike(text: string): Town[] {
  const { list, search } = towns();
  return search.best(text, maxTold).flatMap((number) => list[number] ?? []);
}

/**
 * The nearest town in a straight line, with kilometres to a tenth.
 * @param options.maxRank ranks above it are too small: 3 for towns, 5 for any place.
 */
export function nearestTownTo(
  point: Point,
  { maxRank }: { maxRank: number },
): { id: string; name: string; km: number } | null {
  const { list, ranks } = towns();
  const from = spotOf(point);
  let nearest: { town: Town; spot: Spot; chord: number } | null = null;
  for (const [at, town] of list.entries()) {
    if ((ranks[at] ?? Infinity) > maxRank) continue;
    const spot = spotOf(town);
    const chord = chordBetween(from, spot);
    if (!nearest || chord < nearest.chord) nearest = { town, spot, chord };
  }
  if (!nearest) return null;
  const { town, spot } = nearest;
  return { id: town.id, name: town.name, km: kilometresBetween(from, spot) };
}
