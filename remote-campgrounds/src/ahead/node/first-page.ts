import { campgroundQuerySchema, findCampgrounds } from '@camp/contracts/places/campgrounds';
import {
  amenities,
  knownStates,
  placeTypes,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import sources from '@camp/places/data/sources.json' with { type: 'json' };
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { campgroundsByName, published } from './open-data.ts';

/** Returns the number of campgrounds that each word fits. */
function countsOf<Word extends string>(words: readonly Word[], given: readonly Word[]) {
  const counts = words.map((word) => [word, given.filter((each) => each === word).length]);
  return Object.fromEntries(counts);
}

const amenityCounts = Object.fromEntries(
  amenities.map((amenity) => {
    const states = published.map((campground) => campground.amenities[amenity]);
    const [yes, unknown] = ['yes', 'unknown'].map(
      (state) => states.filter((each) => each === state).length,
    );
    return [amenity, { yes, unknown }];
  }),
);

const { size } = campgroundQuerySchema.parse({});

/** Facts that decide where people go. */
const deciding = ['type', 'location', 'seasons', 'reservation'];

/** The list without search or filters, as the API answers it on a new site. Only where pages are rendered ahead. */
export const firstPage: CampgroundList | null = findCampgrounds.response.parse({
  campgrounds: campgroundsByName.slice(0, size),
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
  },
  offered: {
    region: tourismRegions.filter((word) =>
      campgroundsByName.some(({ region }) => region === word),
    ),
    type: placeTypes.filter((word) => campgroundsByName.some(({ type }) => type === word)),
    reservation: knownStates.filter((word) =>
      campgroundsByName.some(({ reservation }) => reservation === word),
    ),
    amenity: amenities.filter((word) => amenityCounts[word]?.yes),
  },
  understood: null,
  hidden: Object.fromEntries([...amenities, 'season'].map((name) => [name, 0])),
  closures: { known_by: 'live', left: null, hidden: 0 },
  near: null,
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
