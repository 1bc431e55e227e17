import type { CallResult } from '@camp/contracts/client/endpoint';
import type {
  CampgroundFilter,
  CampgroundSummary,
  findCampgrounds,
  findTowns as findTownsCall,
  getCampground,
  mapCampgrounds,
  similarCampgrounds,
  Town,
} from '@camp/contracts/places/campgrounds';
import { ApiError, wrongField } from '#errors/api-error.ts';
import type { OpenCall } from '#http/route.ts';
import {
  type AskedByWords,
  askedByWords,
  furtherReadings,
  presentUnderstood,
} from './asked-by-words.ts';
import { presentFacts, sourceIdsOf } from './campgrounds.presenter.ts';
import { chordBetween, chordOf, kilometresBetween, type Spot, spotOf } from './distance.ts';
import { type Matches, matchPlaces } from './match-places.ts';
import { type NoticedIndex, statusOf } from './notices.ts';
import { filtersOf } from './place-filters.ts';
import { inOrder, nearest, startOrder } from './order-places.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { parksLike, parksNamed, presentInPark } from './parks.service.ts';
import { summaryOf } from './summary-of.ts';
import { townOf, townsLike } from './towns.ts';

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
  const first = wordsOf(index, query, given);
  const { words, matches } = firstThatFits(first, index, (reading) =>
    matchPlaces(places, filtersOf(index, query, { words: reading, centre: given })),
  );
  const centre = given ?? words?.around?.centre ?? null;
  return { near, centre, words, ...matches };
}

/** Reads a search in other ways where nothing fits; where nothing fits in any, it stays as it was read first. */
function firstThatFits(
  words: AskedByWords | null,
  index: PlaceIndex,
  matchesOf: (words: AskedByWords | null) => Matches,
) {
  const first = { words, matches: matchesOf(words) };
  if (!words || first.matches.places.length > 0) return first;
  for (const reading of furtherReadings(index, words)) {
    const matches = matchesOf(reading);
    if (matches.places.length > 0) return { words: reading, matches };
  }
  return first;
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
  const all = startOrder[query.sort](index);
  const { places, facets, hidden, hiddenFeatures, hiddenAsClosed, near, centre, words } = askedOf(
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
    hidden_features: hiddenFeatures,
    parks: words ? parksNamed(index, words) : [],
    closures: {
      known_by: index.closuresKnownBy,
      left: index.closuresKnownBy === 'off' ? null : notClosed(index, places),
      hidden: hiddenAsClosed,
    },
    understood: words && presentUnderstood(words, places),
    nearest: places.length === 0 ? nearestBeyond(index, query, centre) : null,
    near,
    season_year: isSeasonAsked ? index.seasonYear : null,
    as_of: index.asOf,
  };
}

/** Returns the nearest place that fits but for the distance; null where no distance was asked for, or none fits. */
function nearestBeyond(index: NoticedIndex, query: CampgroundFilter, centre: Spot | null) {
  const { radius, ...rest } = query;
  if (radius === undefined || !centre) return null;
  const [place] = nearest(askedOf(index, rest).places, centre, 1);
  if (!place?.spot) return null;
  const { slug, name } = place.summary;
  return { slug, name, km: kilometresBetween(place.spot, centre) };
}

function notClosed({ closed }: NoticedIndex, places: readonly IndexedPlace[]): number {
  let count = 0;
  for (const { number } of places) if (closed[number] !== 1) count += 1;
  return count;
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
      in_park: place.park && presentInPark(index, place.park),
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

/** Returns the towns that a text may mean, each with the region around it: many have the same name, or nearly. */
export function findTowns(
  { places }: NoticedIndex,
  { query }: Pick<OpenCall<typeof findTownsCall>, 'query'>,
) {
  const towns = townsLike(query.q).map((town) => {
    const [place] = nearest(places, spotOf(town), 1);
    return place ? { ...town, region: place.summary.region } : town;
  });
  return { towns };
}

export function findSimilar(
  index: NoticedIndex,
  { params }: Pick<OpenCall<typeof similarCampgrounds>, 'params'>,
) {
  const typed = params.slug.replaceAll('-', ' ');
  const found = index.search.nearly(typed, maxSimilar);
  return {
    parks: parksLike(index, typed),
    campgrounds: found.flatMap((number) => {
      const place = index.places[number];
      return place ? [summaryOf(index, place)] : [];
    }),
  };
}
