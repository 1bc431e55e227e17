import {
  listPlaceImports,
  listPlaceSources,
  type PlaceSource,
} from '@camp/contracts/places/open-data';
import published from '@camp/places/data/sources.json' with { type: 'json' };
import { api, queryOptions, retryDuringOutage } from '@camp/shell-api';

/** Sources as this version of the site brought them, for the page that is rendered ahead. */
const before: PlaceSource[] = published.map((source) => ({
  id: source.id,
  title: source.title,
  publisher: source.publisher,
  licence: source.licence,
  licence_url: source.licenceUrl,
  repository_url: source.repository,
  as_of: source.date,
  attribution: source.attribution,
}));

/** Sources of the ground of maps, besides our own data: see artwork/README.md. */
export const mapSources: readonly PlaceSource[] = [
  {
    id: 'gshhg',
    title: 'GSHHG 2.3.7: lakes and rivers, from the World Data Bank II',
    publisher: 'Paul Wessel, University of Hawaii, and Walter H. F. Smith, NOAA',
    licence: 'LGPL 3.0',
    licence_url: 'https://www.gnu.org/licenses/lgpl-3.0.html',
    repository_url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    as_of: '2017-06-15',
    attribution:
      'Wessel, P., and W. H. F. Smith (1996), A global, self-consistent, hierarchical, high-resolution shoreline database.',
  },
  {
    id: 'etopo5',
    title: 'ETOPO5: heights of the relief, each five minutes of arc',
    publisher: 'NOAA, National Geophysical Data Center',
    licence: 'Public domain',
    licence_url: 'https://www.ngdc.noaa.gov/mgg/global/etopo5.HTML',
    repository_url: 'https://www.ngdc.noaa.gov/mgg/global/etopo5.HTML',
    as_of: null,
    attribution:
      'Data Announcement 88-MGG-02, Digital relief of the Surface of the Earth. NOAA, 1988.',
  },
  {
    id: 'natural-earth-land',
    title: 'Natural Earth 4.1.0, 1:10m land: the land around the province',
    publisher: 'Natural Earth',
    licence: 'Public domain',
    licence_url: 'https://www.naturalearthdata.com/about/terms-of-use/',
    repository_url: 'https://github.com/topojson/world-atlas',
    as_of: null,
    attribution: 'Made with Natural Earth.',
  },
];

interface Sources {
  sources: PlaceSource[];
  /** Number of campgrounds, and the day of their newest data; null before the API has answered. */
  extent: { campgrounds: number; asOf: string } | null;
}

/** Changes by staff count here, too: corrections are a source, and hidden places are in no number. */
const meta = { changesWith: 'places' } as const;

export const sourcesQuery = queryOptions({
  queryKey: ['place-sources'],
  meta,
  queryFn: async ({ signal }): Promise<Sources> => {
    const { sources, campgrounds, as_of: asOf } = await api(listPlaceSources, { signal });
    return { sources, extent: { campgrounds, asOf } };
  },
  placeholderData: { sources: before, extent: null },
  refetchInterval: retryDuringOutage,
});

export const importsQuery = queryOptions({
  queryKey: ['place-imports'],
  meta,
  queryFn: async ({ signal }) => (await api(listPlaceImports, { signal })).imports,
  refetchInterval: retryDuringOutage,
});
