import {
  listPlaceImports,
  listPlaceSources,
  type PlaceSource,
} from '@camp/contracts/places/open-data';
import published from '@camp/places/data/sources.json' with { type: 'json' };
import { api, queryOptions, retryDuringOutage } from '@camp/shell-api';

/** As this version of the site brought them, for the page that is rendered ahead. */
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

interface Sources {
  sources: PlaceSource[];
  /** How many campgrounds there are, and the day of their newest data; null before the API has said so. */
  extent: { campgrounds: number; asOf: string } | null;
}

/** Corrections are a source, and what is hidden is in no number. */
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
