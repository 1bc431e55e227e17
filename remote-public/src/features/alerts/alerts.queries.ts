import {
  type AlertKind,
  type Feed,
  type FeedName,
  listAlerts,
} from '@camp/contracts/places/alerts';
import { api, queryOptions } from '@camp/shell-api';

/** No feed is asked more often than this. */
const pollIntervalMs = 300_000;

export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  meta: { changesWith: 'places' },
  queryFn: ({ signal }) => api(listAlerts, { signal }),
  refetchInterval: pollIntervalMs,
});

/** Feeds that report each kind. */
const feedsOf: Record<AlertKind, readonly FeedName[]> = {
  advisory: ['bc-parks', 'recreation-sites'],
  wildfire: ['wildfires'],
  'fire-ban': ['fire-bans'],
  road: ['roads'],
  weather: ['weather'],
};

/** Returns the feeds that report a kind, without those that are not asked. */
export const sourcesOf = (kind: AlertKind, feeds: readonly Feed[]): Feed[] =>
  feeds.filter(({ name, state, is_sample: isSample }) => {
    const isAsked = state !== 'off' || isSample;
    return isAsked && feedsOf[kind].includes(name);
  });
