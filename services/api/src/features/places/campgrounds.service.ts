import type { CallResult } from '@camp/contracts/client/endpoint';
import type {
  CampgroundFilter,
  CampgroundSummary,
  findCampgrounds,
  getCampground,
  mapCampgrounds,
  similarCampgrounds,
  Town,
} from '@camp/contracts/places/campgrounds';
import { ApiError, wrongField } from '#errors/api-error.ts';
import type { PublicCall } from '#http/route.ts';
import { presentFacts, sourceIdsOf } from './campgrounds.presenter.ts';
import { kilometresBetween, type Point, told } from './distance.ts';
import { type Matches, matchPlaces } from './match-places.ts';
import { type NoticedIndex, statusOf } from './notices.ts';
import { filtersOf } from './place-filters.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { townOf } from './towns.ts';

/** Most that a page tells of places around, and of those that somebody may have meant. */
const mostNearby = 6;
const farthestNearbyKm = 100;
const mostSimilar = 6;

interface Asked extends Matches {
  near: Town | null;
  centre: Point | null;
}

/** @throws {@link ApiError} VALIDATION for a stay that ends before it begins. */
function askedOf(index: PlaceIndex, query: CampgroundFilter, places = index.places): Asked {
  if (query.from !== undefined && query.to !== undefined && query.from > query.to) {
    throw wrongField('to', 'lastDayBeforeFirst');
  }
  const near = query.near === undefined ? null : townOf(query.near);
  const centre = near ?? pointIn(query.at);
  return { near, centre, ...matchPlaces(places, filtersOf(index, query, centre)) };
}

function pointIn(text: string | undefined): Point | null {
  const [latitude, longitude] = (text ?? '').split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude, longitude };
}

export function findInList(
  index: NoticedIndex,
  { query }: Pick<PublicCall<typeof findCampgrounds>, 'query'>,
) {
  const all = query.sort === 'region' ? index.byRegion : index.places;
  const { places, facets, hidden, near, centre } = askedOf(index, query, all);
  const sorted = query.sort === 'distance' && centre ? byDistance(places, centre) : places;
  const pages = Math.max(1, Math.ceil(sorted.length / query.size));
  const page = Math.min(query.page, pages);
  const first = (page - 1) * query.size;
  const isSeasonAsked = query.from !== undefined || query.to !== undefined;
  return {
    campgrounds: sorted
      .slice(first, first + query.size)
      .map((place) => summaryOf(index, place, centre)),
    total: sorted.length,
    page,
    pages,
    facets,
    hidden,
    near,
    season_year: isSeasonAsked ? index.seasonYear : null,
    as_of: index.asOf,
  };
}

/** Nearest first; those of which it is not known where they are come last. The others are in order already. */
function byDistance(places: readonly IndexedPlace[], centre: Point): IndexedPlace[] {
  const far = (place: IndexedPlace) => distanceTo(place, centre) ?? Infinity;
  const measured = places.map((place) => ({ place, km: far(place) }));
  measured.sort((a, b) => (a.km === b.km ? 0 : a.km - b.km));
  return measured.map(({ place }) => place);
}

const distanceTo = ({ point }: IndexedPlace, centre: Point | null): number | null =>
  point && centre && kilometresBetween(centre, point);

export function summaryOf(
  index: NoticedIndex,
  place: IndexedPlace,
  centre: Point | null = null,
): CampgroundSummary {
  const km = distanceTo(place, centre);
  return {
    ...place.summary,
    distance_km: km === null ? null : told(km),
    status: statusOf(index, place.row.id),
  };
}

type MapPoint = CallResult<typeof mapCampgrounds>['points'][number];

export function findOnMap(
  index: NoticedIndex,
  { query }: Pick<PublicCall<typeof mapCampgrounds>, 'query'>,
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
  { params }: Pick<PublicCall<typeof getCampground>, 'params'>,
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

function nearbyOf(index: NoticedIndex, { row, point }: IndexedPlace): CampgroundSummary[] {
  if (!point) return [];
  const near = index.places.filter((other) => {
    const km = distanceTo(other, point);
    return other.row.id !== row.id && km !== null && km <= farthestNearbyKm;
  });
  return byDistance(near, point)
    .slice(0, mostNearby)
    .map((other) => summaryOf(index, other, point));
}

export function findSimilar(
  index: NoticedIndex,
  { params }: Pick<PublicCall<typeof similarCampgrounds>, 'params'>,
) {
  const found = index.search.findNearly(params.slug.replaceAll('-', ' ')).slice(0, mostSimilar);
  return {
    campgrounds: found.flatMap(({ number }) => {
      const place = index.places[number];
      return place ? [summaryOf(index, place)] : [];
    }),
  };
}
