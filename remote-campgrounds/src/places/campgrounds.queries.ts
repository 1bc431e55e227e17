import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  type Campground,
  type CampgroundFilter,
  type CampgroundQuery,
  findCampgrounds,
  findTowns,
  getCampground,
  mapCampgrounds,
  similarCampgrounds,
} from '@camp/contracts/places/campgrounds';
import { describePark, getPark, type Park } from '@camp/contracts/places/parks';
import { describeCampground } from '@camp/contracts/places/campground-page';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  api,
  ApiCallError,
  documentData,
  keepPreviousData,
  queryOptions,
  retryDuringOutage,
} from '@camp/shell-api';

export type CampgroundList = CallResult<typeof findCampgrounds>;
export type MapPoints = CallResult<typeof mapCampgrounds>;

/** Milliseconds until an answer is stale: facts about places change by an import, not by the minute. */
const staleTime = 60_000;

/** Leaves out days in the wrong order, which their field reports. */
export function askableOf<Filter extends CampgroundFilter>(filter: Filter): Filter {
  const { from, to } = filter;
  return from && to && to < from ? { ...filter, from: undefined, to: undefined } : filter;
}

/** Changes of places by staff make queries ask again before they are stale. */
const meta = { changesWith: 'places' } as const;

interface ListOptions {
  state: CampgroundQuery;
  /** The list that was rendered ahead, shown before the first answer. */
  before: CampgroundList | null;
  /** True if `state` is the one of that list. */
  isEverything: boolean;
}

/**
 * One page of the list. The previous one stays on screen until the answer to the last request comes. The list that
 * was rendered ahead counts as an old answer: only the differences of a new one are drawn.
 */
export const campgroundsQuery = ({ state, before, isEverything }: ListOptions) =>
  queryOptions({
    queryKey: ['campgrounds', state],
    meta,
    queryFn: ({ signal }) => api(findCampgrounds, { query: askableOf(state), signal }),
    initialData: isEverything && before !== null ? before : undefined,
    initialDataUpdatedAt: 0,
    placeholderData: (previous) => previous ?? before ?? undefined,
    refetchInterval: retryDuringOutage,
    staleTime,
  });

/** The points of all that a filter finds. */
export const pointsQuery = (filter: CampgroundFilter) =>
  queryOptions({
    queryKey: ['campground-points', filter],
    meta,
    queryFn: ({ signal }) => api(mapCampgrounds, { query: askableOf(filter), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: retryDuringOutage,
    staleTime,
  });

/** Towns that a typed text may mean. */
export const townsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['towns', typed],
    queryFn: async ({ signal }) =>
      (await api(findTowns, { query: { q: typed }, signal })).towns.slice(0, 6),
    placeholderData: keepPreviousData,
    enabled: typed !== '',
    staleTime: Infinity,
  });

/** All about a campground; null where there is none of this name. */
export const campgroundQuery = (slug: string) =>
  queryOptions({
    queryKey: ['campground', slug],
    meta,
    queryFn: ({ signal }) =>
      orNull(async () => (await api(getCampground, { params: { slug }, signal })).campground),
    initialData: () => toldWithDocument(slug),
    refetchInterval: retryDuringOutage,
    staleTime,
  });

/** All about a park; null where there is none of this name. */
export const parkQuery = (slug: string) =>
  queryOptions({
    queryKey: ['park', slug],
    meta,
    queryFn: ({ signal }) =>
      orNull(async () => (await api(getPark, { params: { slug }, signal })).park),
    initialData: () => parkOfDocument(slug),
    refetchInterval: retryDuringOutage,
    staleTime,
  });

/** Gives null for what is not there, or cannot be. */
async function orNull<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiCallError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

/** Returns the facts that came with this page's document; undefined if none came, or long ago. */
function toldWithDocument(slug: string): Campground | undefined {
  const told = documentData(describeCampground.path.replace(':slug', slug));
  return getCampground.response.safeParse(told).data?.campground;
}

function parkOfDocument(slug: string): Park | undefined {
  const told = documentData(describePark.path.replace(':slug', slug));
  return getPark.response.safeParse(told).data?.park;
}

/** Campgrounds and parks that a visitor who typed an address by hand may have meant. */
export const similarQuery = (slug: string) =>
  queryOptions({
    queryKey: ['similar-campgrounds', slug],
    meta,
    queryFn: async ({ signal }) => {
      const asked = slug.slice(0, fieldLengths.placeSearch);
      return api(similarCampgrounds, { params: { slug: asked }, signal });
    },
    staleTime,
  });
