import type { Town } from '@camp/contracts/places/campgrounds';
import { dataFolder, readTowns } from '@camp/places/read-data';
import { kilometresBetween, type Point, type Spot, chordBetween, spotOf } from './distance.ts';
import { phraseOf } from './search-words.ts';
import { TolerantSearch } from './tolerant-search.ts';

/** Maximum number of towns that one search returns. */
const maxTold = 8;

/** Factors by which a large city counts more than a small place, by rank. */
const weights: Record<number, number> = { 1: 4, 2: 2, 3: 1.5, 5: 1 };

interface Towns {
  byId: ReadonlyMap<string, Town>;
  /** By their names as these can be typed. */
  byName: ReadonlyMap<string, Town>;
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
  const byId = new Map(list.map((town) => [town.id, town]));
  read = { list, ranks, byId, byName: namesOf(list), search };
  return read;
}

/** Areas that people search for and that no list of towns has, by a town in their middle. */
const areas: Record<string, string> = { 'haida gwaii': 'daajing-giids' };

/** An island is also found without that word, unless another town is called so. */
function namesOf(list: readonly Town[]): ReadonlyMap<string, Town> {
  const islands = list.filter(({ name }) => name.endsWith(' Island'));
  const ofAreas = Object.entries(areas).flatMap(([name, id]) =>
    list.filter((town) => town.id === id).map((town) => [name, town] as const),
  );
  return new Map([
    ...ofAreas,
    ...islands.map((town) => [phraseOf(town.name.replace(/ Island$/, '')), town] as const),
    ...list.map((town) => [phraseOf(town.name), town] as const),
  ]);
}

/** Returns the town whose name these words are, as `phraseOf` has them. */
export const townNamed = (words: string): Town | null => towns().byName.get(words) ?? null;

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
