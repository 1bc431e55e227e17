import type { CallResult } from '@camp/contracts/client/endpoint';
import type {
  CampgroundFilter,
  CampgroundQuery,
  CampgroundSummary,
  findCampgrounds,
  getCampground,
  mapCampgrounds,
  similarCampgrounds,
  Town,
} from '@camp/contracts/places/campgrounds';
import { ApiError, wrongField } from '#errors/api-error.ts';
import type { OpenCall } from '#http/route.ts';
import {
  type Around,
  type AskedByWords,
  askedByWords,
  isAround,
  presentUnderstood,
} from './asked-by-words.ts';
import { presentFacts, sourceIdsOf } from './campgrounds.presenter.ts';
import { chordBetween, chordOf, kilometresBetween, type Spot, spotOf } from './distance.ts';
import { type Matches, matchPlaces } from './match-places.ts';
import { type NoticedIndex, statusOf } from './notices.ts';
import { filtersOf } from './place-filters.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { townOf } from './towns.ts';

/** Maximum numbers of places around, and of places that the visitor may have meant. */
const maxNearby = 6;
const farthestNearby = chordOf(100);
const maxSimilar = 6;

interface FoundPlaces extends Matches {
  near: Town | null;
  /** The town or point asked about, by choice or in words. */
  centre: Spot | null;
  words: AskedByWords | null;
}

/** @throws {@link ApiError} VALIDATION for a stay that ends before it begins. */
function askedOf(index: NoticedIndex, query: CampgroundFilter, places = index.places): FoundPlaces {
  if (isBackwards(query)) throw wrongField('to', 'lastDayBeforeFirst');
  const near = query.near === undefined ? null : townOf(query.near);
  const given = near ? spotOf(near) : spotIn(query.at);
  const words = wordsOf(index, query, given);
  const filters = filtersOf(index, query, { words, centre: given });
  const centre = given ?? words?.around?.centre ?? null;
  return { near, centre, words, ...matchPlaces(places, filters) };
}

const isBackwards = ({ from, to }: CampgroundFilter) =>
  from !== undefined && to !== undefined && from > to;

const wordsOf = (index: PlaceIndex, { q }: CampgroundFilter, given: Spot | null) =>
  q ? askedByWords(index, { q, isPlaceGiven: given !== null }) : null;

function spotIn(text: string | undefined): Spot | null {
  const [latitude, longitude] = (text ?? '').split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return spotOf({ latitude, longitude });
}

export function findInList(
  index: NoticedIndex,
  { query }: Pick<OpenCall<typeof findCampgrounds>, 'query'>,
) {
  const all = query.sort === 'region' ? index.byRegion : index.places;
  const { places, facets, hidden, hiddenAsClosed, near, centre, words } = askedOf(
    index,
    query,
    all,
  );
  const pages = Math.max(1, Math.ceil(places.length / query.size));
  const page = Math.min(query.page, pages);
  const last = page * query.size;
  const sorted = inOrder(index, places, { query, words, centre, most: last });
  const isSeasonAsked = query.from !== undefined || query.to !== undefined;
  return {
    campgrounds: sorted
      .slice(last - query.size, last)
      .map((place) => summaryOf(index, place, centre)),
    total: places.length,
    page,
    pages,
    facets,
    offered: index.offered,
    hidden,
    closures: {
      known_by: index.closuresKnownBy,
      left: index.closuresKnownBy === 'off' ? null : notClosed(index, places),
      hidden: hiddenAsClosed,
    },
    understood: words && presentUnderstood(words),
    near,
    season_year: isSeasonAsked ? index.seasonYear : null,
    as_of: index.asOf,
  };
}

function notClosed({ closed }: NoticedIndex, places: readonly IndexedPlace[]): number {
  let count = 0;
  for (const { number } of places) if (closed[number] !== 1) count += 1;
  return count;
}

interface OrderOptions {
  query: Pick<CampgroundQuery, 'sort'>;
  words: AskedByWords | null;
  centre: Spot | null;
  most: number;
}

/** Returns the first of them in the order asked for; without one, in the order in which they are given. */
function inOrder(
  index: PlaceIndex,
  places: readonly IndexedPlace[],
  { query: { sort }, words, centre, most }: OrderOptions,
): readonly IndexedPlace[] {
  if (sort === 'distance' && centre) return nearest(places, centre, most);
  if (sort !== 'match' || !words) return places;
  if (words.around) return aroundFirst(index, places, { words, around: words.around, most });
  const scores = index.search.find(words.text);
  return scores ? lowest(places, ({ number }) => -(scores[number] ?? 0), most) : places;
}

/** A distance is less than this, and what is elsewhere comes after all distances. */
const afterAll = 5;

/** Places around the town that was searched for, nearest first; then those called so elsewhere, best first. */
function aroundFirst(
  { search }: PlaceIndex,
  places: readonly IndexedPlace[],
  { words, around, most }: { words: AskedByWords; around: Around; most: number },
): readonly IndexedPlace[] {
  const scores = words.elsewhere === null ? null : search.findExactly(words.elsewhere);
  const orderOf = (place: IndexedPlace) =>
    place.spot && isAround(place, around)
      ? chordBetween(place.spot, around.centre)
      : afterAll + 1 / (1 + (scores?.[place.number] ?? 0));
  return lowest(places, orderOf, most);
}

/** The first of them, nearest first; places without a known position come last. */
const nearest = (places: readonly IndexedPlace[], centre: Spot, most: number) =>
  lowest(places, ({ spot }) => (spot ? chordBetween(centre, spot) : Infinity), most);

/**
 * Returns those with the lowest numbers, lowest first; equals stay as they are. Sorting only numbers, and then
 * the few that are low, takes a tenth of the time for many places.
 */
function lowest(
  places: readonly IndexedPlace[],
  numberOf: (place: IndexedPlace) => number,
  most: number,
): IndexedPlace[] {
  const numbers = new Float64Array(places.length);
  for (const [at, place] of places.entries()) numbers[at] = numberOf(place);
  const highest = numbers.toSorted()[most - 1] ?? Infinity;
  const low: { place: IndexedPlace; number: number }[] = [];
  for (const [at, place] of places.entries()) {
    const number = numbers[at] ?? Infinity;
    if (number <= highest) low.push({ place, number });
  }
  low.sort((a, b) => (a.number === b.number ? 0 : a.number - b.number));
  return low.slice(0, most).map(({ place }) => place);
}

export function summaryOf(
  index: NoticedIndex,
  place: IndexedPlace,
  centre: Spot | null = null,
): CampgroundSummary {
  const { spot } = place;
  return {
    ...place.summary,
    distance_km: spot && centre && kilometresBetween(spot, centre),
    status: statusOf(index, place.row.id),
  };
}

type MapPoint = CallResult<typeof mapCampgrounds>['points'][number];

export function findOnMap(
  index: NoticedIndex,
  { query }: Pick<OpenCall<typeof mapCampgrounds>, 'query'>,
) {
  const { places } = askedOf(index, query);
  const points = places.flatMap(({ summary: { slug, name, point, precision } }): MapPoint[] =>
    point && precision
      ? [[slug, name, point.latitude, point.longitude, precision, statusOf(index, slug)]]
      : [],
  );
  return { points, without_point: places.length - points.length };
}

/** @throws {@link ApiError} NOT_FOUND */
export function showCampground(
  index: NoticedIndex,
  { params }: Pick<OpenCall<typeof getCampground>, 'params'>,
) {
  const place = index.bySlug.get(params.slug);
  if (!place) throw new ApiError('NOT_FOUND', 'noSuchCampground');
  return {
    campground: {
      ...summaryOf(index, place),
      ...presentFacts(place.row),
      sources: sourceIdsOf(place.row).flatMap((id) => index.sources.get(id) ?? []),
      notices: index.notices.get(params.slug) ?? [],
      others_nearby: nearbyOf(index, place),
      gone_since: place.goneAt?.toISOString().slice(0, 10) ?? null,
    },
  };
}

function nearbyOf(index: NoticedIndex, { row, spot }: IndexedPlace): CampgroundSummary[] {
  if (!spot) return [];
  const near = index.places.filter(
    (other) =>
      other.spot !== null &&
      other.row.id !== row.id &&
      chordBetween(other.spot, spot) <= farthestNearby,
  );
  return nearest(near, spot, maxNearby).map((other) => summaryOf(index, other, spot));
}

export function findSimilar(
  index: NoticedIndex,
  { params }: Pick<OpenCall<typeof similarCampgrounds>, 'params'>,
) {
  const found = index.search.nearly(params.slug.replaceAll('-', ' '), maxSimilar);
  return {
    campgrounds: found.flatMap((number) => {
      const place = index.places[number];
      return place ? [summaryOf(index, place)] : [];
    }),
  };
}
