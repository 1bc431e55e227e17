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

/** Facts about places change by an import, not by the minute, in milliseconds. */
const staleTime = 60_000;

/** Days in the wrong order, which their field says, count as absent. */
export function askableOf<Filter extends CampgroundFilter>(filter: Filter): Filter {
  const { from, to } = filter;
  return from && to && to < from ? { ...filter, from: undefined, to: undefined } : filter;
}

/** Until then the page is told of what staff change, and asks again. */
const meta = { changesWith: 'places' } as const;

interface ListOptions {
  state: CampgroundQuery;
  /** What was rendered ahead: shown before anything is answered. */
  before: CampgroundList | null;
  /** True if `state` is what that shows. */
  isEverything: boolean;
}

/**
 * One page of the list; the one before it stays on screen until the answer comes, which only the last asked gives.
 * What was rendered ahead counts as an old answer: of a new one only what differs is drawn.
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
    queryFn: ({ signal }) => campgroundAt(slug, signal),
    initialData: () => toldWithDocument(slug),
    refetchInterval: retryDuringOutage,
    staleTime,
  });

async function campgroundAt(slug: string, signal: AbortSignal): Promise<Campground | null> {
  try {
    return (await api(getCampground, { params: { slug }, signal })).campground;
  } catch (error) {
    if (error instanceof ApiCallError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

/** The facts that came with the document of this page; undefined where they did not, or long ago. */
function toldWithDocument(slug: string): Campground | undefined {
  const told = documentData(describeCampground.path.replace(':slug', slug));
  return getCampground.response.safeParse(told).data?.campground;
}

/** What somebody may have meant who typed an address by hand. */
export const similarQuery = (slug: string) =>
  queryOptions({
    queryKey: ['similar-campgrounds', slug],
    meta,
    queryFn: async ({ signal }) => {
      const asked = slug.slice(0, fieldLengths.placeSearch);
      return (await api(similarCampgrounds, { params: { slug: asked }, signal })).campgrounds;
    },
    staleTime,
  });
