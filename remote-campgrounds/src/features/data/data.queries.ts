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
