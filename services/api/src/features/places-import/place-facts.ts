import type { CampgroundRow } from '@camp/places/campgrounds';

/** Facts of a place by name, each as a text that people can compare; null where nothing is known. */
export type Facts = Map<string, string | null>;

type Season = NonNullable<CampgroundRow['seasons']>[number];

/* Facts that the site shows have the names of the contract; the others have those of the files. */
const tellers: Record<string, (row: CampgroundRow) => string | null> = {
  name: ({ name }) => name,
  other_names: ({ otherNames }) => listed(otherNames),
  operator: ({ operator }) => operator,
  park: ({ park }) => park && `${park.name} (${park.orcs})`,
  type: ({ type }) => known(type),
  location: locationOf,
  region: ({ region }) => region.tourism,
  districts: ({ region }) => listed(region.districts),
  nearest_town: ({ nearestTown }) => nearestTown && `${nearestTown.name}, ${nearestTown.km} km`,
  nearest_place: ({ nearestPlace }) =>
    nearestPlace && `${nearestPlace.name}, ${nearestPlace.km} km`,
  closest_community: ({ closestCommunity }) => closestCommunity ?? null,
  sites: sitesOf,
  seasons: ({ seasons }) => seasons && listed(seasons.map(seasonOf)),
  reservation: ({ reservation }) => known(reservation),
  activities: ({ activities }) => listed(activities),
  official_url: ({ url }) => url,
  reservation_url: ({ reservationUrl }) => reservationUrl,
};

export function factsOf(row: CampgroundRow): Facts {
  const told = Object.entries(tellers).map(([fact, tell]) => [fact, tell(row)] as const);
  const amenities = Object.entries(row.amenities).map(
    ([amenity, state]) => [`amenities.${amenity}`, known(state)] as const,
  );
  return new Map([...told, ...amenities]);
}

const known = (word: string) => (word === 'unknown' ? null : word);

const listed = (words: readonly string[] = []) => (words.length > 0 ? words.join('; ') : null);

function locationOf({ latitude, longitude, precision, placeName }: CampgroundRow): string | null {
  if (latitude === null) return null;
  return `${latitude}, ${longitude} (${placeName ?? precision})`;
}

function sitesOf({ sites }: CampgroundRow): string | null {
  if (!sites) return null;
  return sites.count === null ? `at least ${sites.atLeast}` : String(sites.count);
}

/** `2024 Overflow sites 2024-05-10/2024-09-15, reservable 2024-05-10/2024-09-14`. */
function seasonOf({ year, part, operating, reservable, offseason }: Season): string {
  const spans = [
    operating && interval(operating),
    reservable && `reservable ${interval(reservable)}`,
    offseason && `off-season ${interval(offseason)}`,
  ].filter(Boolean);
  return [year, part, spans.join(', ') || '?'].filter(Boolean).join(' ');
}

/** A time interval of ISO 8601. */
const interval = ({ from, to }: { from: string; to: string }) => `${from}/${to}`;
