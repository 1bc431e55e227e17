import type { FeedName } from '@camp/contracts/places/alerts';
import type { Reading } from '#features/feed-adapters/alert.ts';
import { readParkAdvisories } from '#features/feed-adapters/bc-parks.ts';
import { readFireBans } from '#features/feed-adapters/fire-bans.ts';
import { readClosures } from '#features/feed-adapters/recreation-sites.ts';
import { readRoads } from '#features/feed-adapters/roads.ts';
import { readWeather } from '#features/feed-adapters/weather.ts';
import { readWildfires } from '#features/feed-adapters/wildfires.ts';

export interface FeedSource {
  name: FeedName;
  title: string;
  /** The sentence that the licence of its answers asks to be shown. */
  attribution: string;
  /** The address that is asked; null where no one may, and there is a sample only. */
  address: string | null;
  intervalMs: number;
  /** Takes an answer apart. @throws ChangedShapeError */
  read: (answer: unknown) => Reading;
  /** A recorded answer among the open data. */
  sample: { source: string; file?: string } | null;
}

const minuteMs = 60_000;
export const parksOrigin = 'https://bcparks.api.gov.bc.ca';
export const province =
  'Contains information licensed under the Open Government Licence – British Columbia.';

const asking = (address: string, parameters: Record<string, string>) =>
  `${address}?${new URLSearchParams(parameters).toString()}`;

/** A feed that may be asked. */
export interface AskedFeed extends Omit<FeedSource, 'address'> {
  address: URL;
  /** Sent to its host; null where it asks for none. */
  key: string | null;
}

/** The feeds that the API asks, how often, and how it reads them (docs/decisions/places.md#0225). */
export const feedSources: readonly FeedSource[] = [
  {
    name: 'bc-parks',
    title: 'BC Parks',
    attribution: province,
    address: asking(`${parksOrigin}/api/public-advisories/items`, {
      'filters[advisoryStatus][code][$eq]': 'PUB',
      'pagination[limit]': '1000',
    }),
    intervalMs: 10 * minuteMs,
    read: readParkAdvisories,
    sample: null,
  },
  {
    name: 'recreation-sites',
    title: 'Recreation Sites and Trails BC',
    attribution: province,
    address: null,
    intervalMs: Infinity,
    read: readClosures,
    sample: { source: 'rst-closures', file: 'closures.json' },
  },
  {
    name: 'wildfires',
    title: 'BC Wildfire Service: active fires',
    attribution: province,
    address: asking(
      'https://services6.arcgis.com/ubm4tcTYICKBpist/arcgis/rest/services/BCWS_ActiveFires_PublicView/FeatureServer/0/query',
      { where: "FIRE_STATUS <> 'Out'", outFields: '*', outSR: '4326', f: 'geojson' },
    ),
    intervalMs: 10 * minuteMs,
    read: readWildfires,
    sample: { source: 'feed-bcws-active-fires' },
  },
  {
    name: 'fire-bans',
    title: 'BC Wildfire Service: bans and prohibitions',
    attribution: province,
    address: asking('https://openmaps.gov.bc.ca/geo/pub/ows', {
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      outputFormat: 'json',
      srsName: 'EPSG:4326',
      typeName: 'WHSE_LAND_AND_NATURAL_RESOURCE.PROT_BANS_AND_PROHIBITIONS_SP',
      count: '50',
    }),
    intervalMs: 10 * minuteMs,
    read: readFireBans,
    sample: { source: 'feed-bcws-prohibitions' },
  },
  {
    name: 'roads',
    title: 'DriveBC',
    attribution: province,
    address: 'https://api.open511.gov.bc.ca/events?status=ACTIVE&severity=MAJOR&limit=500',
    intervalMs: 5 * minuteMs,
    read: readRoads,
    sample: { source: 'feed-drivebc-events' },
  },
  {
    name: 'weather',
    title: 'Environment and Climate Change Canada',
    attribution: 'Data source: Environment and Climate Change Canada.',
    address: asking('https://api.weather.gc.ca/collections/weather-alerts/items', {
      f: 'json',
      lang: 'en',
      bbox: '-139.1,48.2,-114,60',
      limit: '1000',
    }),
    intervalMs: 10 * minuteMs,
    read: readWeather,
    sample: { source: 'feed-eccc-alerts' },
  },
];

/** Returns the name of a feed's authority, which is the same in both languages: its title says of what, in English. */
export const authorityOf = (name: FeedName): string =>
  feedSources.find((source) => source.name === name)?.title.split(':')[0] ?? name;

export interface FeedSettings {
  /** Protocol, host and port of a stand-in for all hosts; empty where each is asked itself. */
  FEEDS_BASE: string;
  BC_PARKS_API_KEY: string;
}

/** The feeds that have an address. */
export function askedFeeds(settings: FeedSettings): AskedFeed[] {
  return feedSources.flatMap((source): AskedFeed[] =>
    source.address === null ? [] : [{ ...source, ...askedAt(source.address, settings) }],
  );
}

/** Returns where to ask in place of an address, and the key that goes with it: BC Parks' to BC Parks alone. */
export function askedAt(
  given: string,
  { FEEDS_BASE, BC_PARKS_API_KEY }: FeedSettings,
): Pick<AskedFeed, 'address' | 'key'> {
  const { pathname, search, origin } = new URL(given);
  const isParks = origin === parksOrigin;
  return {
    address: new URL(pathname + search, FEEDS_BASE || origin),
    key: (isParks && BC_PARKS_API_KEY) || null,
  };
}
