import { queryForm } from '@camp/contracts/client/query-string';
import {
  type FeedHealth,
  listFeedHealth,
  listStaffImports,
} from '@camp/contracts/staff/staff-feeds';
import { listParkUpdates } from '@camp/contracts/staff/park-updates';
import {
  getStaffPlace,
  listStaffPlaces,
  type StaffPlace,
} from '@camp/contracts/staff/staff-places';
import {
  api,
  ApiCallError,
  keepPreviousData,
  queryOptions,
  retryDuringOutage,
} from '@camp/shell-api';
import { pagesOf } from '@camp/staff/list/pages-of';
import type { StaffScope } from '@camp/staff/staff-scope';

/** Properties of what shows one place, to staff of one scope. */
export interface PlaceProps {
  place: StaffPlace;
  scope: StaffScope;
}

/** Starts the key of everything about places. */
export const placesKey = ['staff-places'] as const;

/** The only state to show, if not every one, and a part of a name. */
export const placesForm = queryForm(listStaffPlaces.admin.query, ['state', 'search']);

/** The places by name; those on screen stay while others load. */
export const placesQuery = (scope: StaffScope, filter: ReturnType<typeof placesForm.read>) => ({
  ...pagesOf({
    key: [...placesKey, 'list', scope, filter],
    of: listStaffPlaces[scope],
    filter,
  }),
  placeholderData: keepPreviousData,
});

/** One place; null where there is none at this address. */
export const placeQuery = (scope: StaffScope, slug: string) =>
  queryOptions({
    queryKey: [...placesKey, 'place', scope, slug],
    queryFn: async ({ signal }): Promise<StaffPlace | null> => {
      try {
        return (await api(getStaffPlace[scope], { params: { slug }, signal })).place;
      } catch (error) {
        /* No place has a name that the API refuses as invalid. */
        if (error instanceof ApiCallError && [404, 422].includes(error.status)) return null;
        throw error;
      }
    },
    refetchInterval: retryDuringOutage,
  });

/** State of a feed; one that is not of alerts has none. */
export type SourceHealth = Omit<FeedHealth, 'name' | 'alerts'> &
  Partial<Pick<FeedHealth, 'alerts'>>;

/** Time between refetches of the feeds' health, in milliseconds. */
const refetchFeedsAfterMs = 30_000;

export const feedsQuery = (scope: StaffScope) =>
  queryOptions({
    queryKey: [...placesKey, 'feeds', scope],
    queryFn: async ({ signal }): Promise<SourceHealth[]> => {
      const { feeds, parks } = await api(listFeedHealth[scope], { signal });
      return parks ? [...feeds, parks] : feeds;
    },
    refetchInterval: refetchFeedsAfterMs,
  });

/** Newest first. */
export const importsQuery = (scope: StaffScope) =>
  pagesOf({
    key: [...placesKey, 'imports', scope],
    of: listStaffImports[scope],
  });

/** By the numbers of the parks. */
export const parkUpdatesQuery = (scope: StaffScope) =>
  pagesOf({
    key: [...placesKey, 'park-updates', scope],
    of: listParkUpdates[scope],
  });
