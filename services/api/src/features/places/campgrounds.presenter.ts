import type { Campground, CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { summarizeSeasons } from '@camp/contracts/places/seasons';
import type { PlaceSource } from '@camp/contracts/places/open-data';
import { amenities, type TourismRegion, tourismRegions } from '@camp/contracts/places/vocabulary';
import { type CampgroundRow, regionNames } from '@camp/places/campgrounds';
import { basisOf } from '@camp/places/fact-basis';
import type { SourceRow } from '@camp/places/reference';

const regionOf = ({ region }: CampgroundRow): TourismRegion =>
  tourismRegions.find((name) => regionNames[name] === region.tourism) ?? tourismRegions[0];

/** Presents a place for a list, without its distance and without notices. */
export function presentSummary(row: CampgroundRow): CampgroundSummary {
  const { latitude, longitude } = row;
  return {
    slug: row.id,
    name: row.name,
    park: row.park?.name ?? null,
    type: row.type,
    type_basis: basisOf(row.sources.type),
    region: regionOf(row),
    point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    precision: row.precision,
    nearest_town: row.nearestTown,
    reservation: row.reservation,
    season: summarizeSeasons(row.seasons ?? []),
    amenities: amenities.filter((amenity) => row.amenities[amenity] === 'yes'),
    distance_km: null,
    status: null,
  };
}

type Facts = Omit<
  Campground,
  keyof CampgroundSummary | 'sources' | 'notices' | 'others_nearby' | 'gone_since'
>;

/** Presents what a place's page has beyond a list. */
export function presentFacts(row: CampgroundRow): Facts {
  const sources = sourcesOf(row);
  return {
    other_names: row.otherNames ?? [],
    operator: row.operator,
    place_name: row.placeName ?? null,
    districts: row.region.districts,
    sites: row.sites && {
      count: row.sites.count,
      at_least: row.sites.count === null ? row.sites.atLeast : null,
    },
    seasons: row.seasons ?? [],
    all_amenities: amenitiesOf(row),
    activities: row.activities ?? [],
    official_url: row.url,
    reservation_url: row.reservationUrl,
    fact_sources: sources,
    fact_basis: basesOf(row, sources),
  };
}

const sourcesOf = ({ sources }: CampgroundRow): Campground['fact_sources'] => ({
  name: sources.name,
  park: sources.park,
  type: sources.type,
  location: sources.location,
  region: sources.region,
  nearest_town: sources.nearestTown,
  sites: sources.sites,
  seasons: sources.seasons,
  reservation: sources.reservation,
  url: sources.url,
  activities: sources.activities ?? null,
});

/** The point of a park, and the region of its district, are worked out from what their source lists. */
function basesOf(
  { precision }: CampgroundRow,
  sources: Campground['fact_sources'],
): Campground['fact_basis'] {
  const bases = Object.entries(sources).map(([fact, source]) => [fact, basisOf(source)]);
  const isApproximate = precision === 'park' || precision === 'named-place';
  return {
    ...(Object.fromEntries(bases) as Campground['fact_basis']),
    ...(isApproximate && basisOf(sources.location) === 'listed' && { location: 'computed' }),
    region: 'computed',
  };
}

function amenitiesOf(row: CampgroundRow): Campground['all_amenities'] {
  const told = amenities.map((amenity) => {
    const source = row.sources.amenities[amenity] ?? null;
    return [amenity, { state: row.amenities[amenity], source, basis: basisOf(source) }];
  });
  return Object.fromEntries(told) as Campground['all_amenities'];
}

/** Ids of all sources that facts of a place name. */
export function sourceIdsOf({ sources: { amenities: ofAmenities, ...facts } }: CampgroundRow) {
  const named = [...Object.values(facts), ...Object.values(ofAmenities)];
  return [...new Set(named.filter((id) => typeof id === 'string'))];
}

export const presentSource = (row: SourceRow): PlaceSource => ({
  id: row.id,
  title: row.title,
  publisher: row.publisher,
  licence: row.licence,
  licence_url: row.licenceUrl,
  repository_url: row.repository,
  as_of: row.date,
  attribution: row.attribution,
});
