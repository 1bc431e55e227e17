import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  type ListedStaffPlace,
  type listStaffPlaces,
  type StaffPlaceState,
  staffPlaceStates,
} from '@camp/contracts/staff/staff-places';
import { col, fn } from 'sequelize';
import { wrongField } from '#errors/api-error.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { byName, type IndexedRow, type PlaceIndex } from '#features/places/place-index.ts';
import { nameWords, typedWords } from '#features/places/search-words.ts';
import type { Call } from '#http/route.ts';
import { onceFor } from '#kept-answers/once-for.ts';
import { HiddenPlace, PlaceCorrection } from '#models/place-correction.ts';
import { presentListed } from './staff-places.presenter.ts';

/** One page by name, and how many places that match the search are in each state. */
export async function listPlacesPage(
  live: LiveIndex,
  { query: { search, state, limit, cursor } }: Call<typeof listStaffPlaces.admin>,
): Promise<CallResult<typeof listStaffPlaces.admin>> {
  const matching = await listed(await live.current(), search ?? '');
  const chosen = state ? matching.filter((place) => isIn[state](place)) : matching;
  const before = cursor === undefined ? -1 : chosen.findIndex(({ slug }) => slug === cursor);
  if (cursor !== undefined && before < 0) throw wrongField('cursor', 'listPageGone');
  const places = chosen.slice(before + 1, before + 1 + limit);
  const isLast = before + 1 + limit >= chosen.length;
  return {
    places,
    next: isLast ? null : (places.at(-1)?.slug ?? null),
    counts: countsOf(matching),
    total: matching.length,
  };
}

const isIn: Record<StaffPlaceState, (place: ListedStaffPlace) => boolean> = {
  shown: ({ is_hidden, gone_since }) => !is_hidden && gone_since === null,
  hidden: ({ is_hidden }) => is_hidden,
  corrected: ({ corrections }) => corrections > 0,
  gone: ({ gone_since }) => gone_since !== null,
};

const countsOf = (places: readonly ListedStaffPlace[]) =>
  Object.fromEntries(
    staffPlaceStates.map((state) => [state, places.filter(isIn[state]).length]),
  ) as Record<StaffPlaceState, number>;

/** Names are those of the index; what staff have done a moment ago is in the tables already. */
async function listed(index: PlaceIndex, search: string): Promise<ListedStaffPlace[]> {
  const [hidden, corrections] = await Promise.all([
    HiddenPlace.findAll({ attributes: ['slug'] }),
    countCorrections(),
  ]);
  const hiddenSlugs = new Set(hidden.map(({ slug }) => slug));
  return matchesOf(rowsOf(index), search).map(({ row, goneAt }) =>
    presentListed({
      row,
      goneAt,
      corrections: corrections.get(row.id) ?? 0,
      isHidden: hiddenSlugs.has(row.id),
    }),
  );
}

async function countCorrections(): Promise<Map<string, number>> {
  const counted = (await PlaceCorrection.findAll({
    attributes: ['slug', [fn('COUNT', col('fact')), 'count']],
    group: ['slug'],
    raw: true,
  })) as unknown as { slug: string; count: number }[];
  return new Map(counted.map(({ slug, count }) => [slug, count]));
}

interface SearchedRow extends IndexedRow {
  words: string;
}

/** All places of an index by name, hidden or gone. */
const rowsOf = onceFor((index: PlaceIndex): SearchedRow[] =>
  [...index.bySlug.values(), ...index.hidden]
    .toSorted(byName)
    .map(({ row, goneAt }) => ({ row, goneAt, words: wordsOf(row) })),
);

const wordsOf = ({ id, name }: IndexedRow['row']) => [...nameWords(name), id].join(' ');

/** Each word that was typed is a part of the name or of the address. */
function matchesOf(rows: SearchedRow[], search: string): SearchedRow[] {
  const typed = typedWords(search);
  return rows.filter(({ words }) => typed.every((word) => words.includes(word)));
}
