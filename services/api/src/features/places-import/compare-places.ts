import { isDeepStrictEqual } from 'node:util';
import type { PlaceChange } from '@camp/contracts/places/open-data';
import type { CampgroundRow } from '@camp/places/campgrounds';
import { type Facts, factsOf } from './place-facts.ts';

/** A place as it is kept. */
export interface KeptPlace {
  row: CampgroundRow;
  isGone: boolean;
}

export interface FactChange {
  fact: string;
  was: string | null;
  now: string | null;
}

export interface ChangedPlace {
  row: CampgroundRow;
  change: PlaceChange;
  facts: FactChange[];
}

/** Returns what a new version of the data does to the places that are kept, by slug. Unchanged ones are left out. */
export function comparePlaces(
  kept: ReadonlyMap<string, KeptPlace>,
  rows: readonly CampgroundRow[],
): ChangedPlace[] {
  const slugs = new Set(rows.map(({ id }) => id));
  const gone = [...kept.values()].filter(({ row, isGone }) => !isGone && !slugs.has(row.id));
  return [
    ...rows.flatMap((row) => changeOf(kept.get(row.id), row) ?? []),
    ...gone.map(({ row }): ChangedPlace => ({ row, change: 'gone', facts: [] })),
  ];
}

function changeOf(kept: KeptPlace | undefined, row: CampgroundRow): ChangedPlace | null {
  if (!kept) return { row, change: 'added', facts: [] };
  if (!kept.isGone && isDeepStrictEqual(kept.row, row)) return null;
  const facts = differences(factsOf(kept.row), factsOf(row));
  return { row, change: kept.isGone ? 'returned' : 'changed', facts };
}

export function differences(before: Facts, after: Facts): FactChange[] {
  return [...after].flatMap(([fact, now]) => {
    const was = before.get(fact) ?? null;
    return was === now ? [] : [{ fact, was, now }];
  });
}

/** True for a fact that is named, or one of a group that is. */
export const isAmong = (names: readonly string[], fact: string): boolean =>
  names.some((name) => fact === name || fact.startsWith(`${name}.`));

interface ChangedFacts {
  row: { id: string };
  facts: readonly FactChange[];
}

/** Returns a line for each fact that would be known no longer, and may not be lost. */
export const lostFacts = (
  changed: readonly ChangedFacts[],
  accepted: readonly string[],
): string[] =>
  changed.flatMap(({ row, facts }) =>
    facts
      .filter(({ fact, now }) => now === null && !isAmong(accepted, fact))
      .map(({ fact, was }) => `${row.id}: ${fact} is ${was}, and would be unknown`),
  );

/** Beyond this share of all places, what the source no longer has looks like a file that was cut off. */
const maxGone = 0.1;

/** The name by which losses of whole places are accepted. */
const places = 'places';

/**
 * Returns what would be known no longer, one line each, and is not among what may be lost: `seasons`,
 * `amenities` for all of them or `amenities.toilets` for one, `places` for many places at once.
 */
export function lossesIn(
  changed: readonly ChangedPlace[],
  kept: ReadonlyMap<string, KeptPlace>,
  accepted: readonly string[],
): string[] {
  const facts = lostFacts(changed, accepted);
  const gone = changed.filter(({ change }) => change === 'gone').length;
  const present = [...kept.values()].filter(({ isGone }) => !isGone).length;
  if (gone <= present * maxGone || isAmong(accepted, places)) return facts;
  return [`${gone} of ${present} places would be gone (${places})`, ...facts];
}
