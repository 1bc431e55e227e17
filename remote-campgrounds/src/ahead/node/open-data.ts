import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import {
  type Amenity,
  amenities,
  factBases,
  knownStates,
  placeTypes,
  precisions,
  type TourismRegion,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import { type Season, summarizeSeasons } from '@camp/contracts/places/seasons';
import { decidingFacts } from '@camp/contracts/places/park-facts';
import campgrounds from '@camp/places/data/campgrounds.json' with { type: 'json' };
import parks from '@camp/places/data/parks.json' with { type: 'json' };

/* The open data as the API's first import reads it, for pages that are rendered where there is no API to ask. */

interface PublishedCampground {
  id: string;
  name: string;
  park: { orcs: number; name: string } | null;
  type: string;
  typeBasis: string;
  latitude: number | null;
  longitude: number | null;
  precision: string | null;
  region: { tourism: string };
  nearestTown: CampgroundSummary['nearest_town'];
  seasons: Season[] | null;
  reservation: string;
  amenities: Record<Amenity, string>;
  sources: { amenities: object } & Record<string, unknown>;
}

export const published: readonly PublishedCampground[] = campgrounds;

const factsByPark = new Map<number, Partial<Record<string, string>>>(
  parks.map(({ orcs, facts }) => [orcs, facts]),
);

/** Returns the facts of a campground's park; undefined where nothing is known of one. */
export const factsOfPark = ({ park }: PublishedCampground) => factsByPark.get(park?.orcs ?? 0);

/** 'Vancouver, Coast & Mountains' is 'vancouver-coast-mountains'. */
const regionOf = (name: string): TourismRegion =>
  oneOf(tourismRegions, name.toLowerCase().replaceAll(/[^a-z]+/g, '-'));

/** @throws where the data has a word that the contract does not know. */
function oneOf<Word extends string>(words: readonly Word[], given: string): Word {
  const word = words.find((known) => known === given);
  if (word === undefined) throw new Error(`No word of the contract: ${given}`);
  return word;
}

function pointOf({ latitude, longitude }: PublishedCampground): CampgroundSummary['point'] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function summaryOf(campground: PublishedCampground): CampgroundSummary {
  const { id, name, park, type, typeBasis, region, precision, nearestTown, reservation } =
    campground;
  return {
    slug: id,
    name,
    park: park?.name ?? null,
    type: oneOf(placeTypes, type),
    type_basis: typeBasis === 'unknown' ? null : oneOf(factBases, typeBasis),
    region: regionOf(region.tourism),
    point: pointOf(campground),
    precision: precision === null ? null : oneOf(precisions, precision),
    nearest_town: nearestTown,
    reservation: oneOf(knownStates, reservation),
    season: summarizeSeasons(campground.seasons ?? []),
    amenities: amenities.filter((amenity) => campground.amenities[amenity] === 'yes'),
    ...decidingFacts(factsOfPark(campground)),
    distance_km: null,
    status: null,
    closes_on: null,
  };
}

const collator = new Intl.Collator('en', { numeric: true });

/** All campgrounds as lists show them, by name. */
export const campgroundsByName: readonly CampgroundSummary[] = published
  .map(summaryOf)
  .toSorted((a, b) => collator.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
