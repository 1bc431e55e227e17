import { campgroundQuerySchema, findCampgrounds } from '@camp/contracts/places/campgrounds';
import {
  amenities,
  knownStates,
  parkFeatures,
  placeTypes,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import { knownFirst } from '@camp/contracts/places/known-first';
import { factsThatHold } from '@camp/contracts/places/park-facts';
import sources from '@camp/places/data/sources.json' with { type: 'json' };
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { campgroundsByName, factsOfPark, published } from './open-data.ts';

/** Returns the number of campgrounds that each word fits. */
function countsOf<Word extends string>(words: readonly Word[], given: readonly Word[]) {
  const counts = words.map((word) => [word, given.filter((each) => each === word).length]);
  return Object.fromEntries(counts);
}

interface KnownCounts {
  yes: number;
  unknown: number;
}

const knownCounts = <Word extends string>(
  words: readonly Word[],
  stateOf: (word: Word, campground: (typeof published)[number]) => string,
): Record<Word, KnownCounts> =>
  Object.fromEntries(
    words.map((word) => {
      const states = published.map((campground) => stateOf(word, campground));
      const [yes = 0, unknown = 0] = ['yes', 'unknown'].map(
        (state) => states.filter((each) => each === state).length,
      );
      return [word, { yes, unknown }];
    }),
  ) as Record<Word, KnownCounts>;

/** A campground has what its park has. */
const amenityCounts = knownCounts(amenities, (amenity, campground) =>
  factsThatHold(factsOfPark(campground)).includes(amenity) ? 'yes' : campground.amenities[amenity],
);

const featureCounts = knownCounts(parkFeatures, (feature, campground) => {
  const facts = factsOfPark(campground);
  if (facts?.[feature] === undefined) return 'unknown';
  return factsThatHold(facts).includes(feature) ? 'yes' : 'no';
});

const wordsThatOccur = <Word extends string>(
  words: readonly Word[],
  counts: Record<Word, KnownCounts>,
) => words.filter((word) => counts[word].yes > 0);

const noneOf = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, 0]));

const { size } = campgroundQuerySchema.parse({});

/** Facts that decide where people go. */
const deciding = ['type', 'location', 'seasons', 'reservation'];

/** The list without search or filters, as the API answers it on a new site. Only where pages are rendered ahead. */
export const firstPage: CampgroundList | null = findCampgrounds.response.parse({
  campgrounds: knownFirst(campgroundsByName, (place) => place).slice(0, size),
  total: campgroundsByName.length,
  page: 1,
  pages: Math.ceil(campgroundsByName.length / size),
  facets: {
    region: countsOf(
      tourismRegions,
      campgroundsByName.map(({ region }) => region),
    ),
    type: countsOf(
      placeTypes,
      campgroundsByName.map(({ type }) => type),
    ),
    reservation: countsOf(
      knownStates,
      campgroundsByName.map(({ reservation }) => reservation),
    ),
    amenity: amenityCounts,
    feature: featureCounts,
  },
  offered: {
    region: tourismRegions.filter((word) =>
      campgroundsByName.some(({ region }) => region === word),
    ),
    type: placeTypes.filter((word) => campgroundsByName.some(({ type }) => type === word)),
    reservation: knownStates.filter((word) =>
      campgroundsByName.some(({ reservation }) => reservation === word),
    ),
    amenity: wordsThatOccur(amenities, amenityCounts),
    feature: wordsThatOccur(parkFeatures, featureCounts),
  },
  understood: null,
  hidden: noneOf([...amenities, 'season']),
  hidden_features: noneOf(parkFeatures),
  parks: [],
  closures: { known_by: 'live', left: null, hidden: 0 },
  near: null,
  nearest: null,
  season_year: null,
  as_of: oldestDay(),
});

/** Returns the oldest day of the sources of facts that decide. Sources with only a year do not count. */
function oldestDay(): string | undefined {
  const named = new Set(published.flatMap((row) => deciding.map((fact) => row.sources[fact])));
  return sources
    .flatMap(({ id, date }) => (named.has(id) && date?.length === 10 ? [date] : []))
    .toSorted()[0];
}
