import {
  type Amenity,
  amenities,
  knownStates,
  placeTypes,
  precisions,
  type TourismRegion,
} from '@camp/contracts/places/vocabulary';
import { faultsOfSeasons, maxSeasons, type SeasonFault } from '@camp/contracts/places/seasons';
import * as z from 'zod/mini';
import { basisOf, ownSources, saysAmenity, saysType } from './fact-basis.ts';
import { contradictsDates } from './winter-camping.ts';
import {
  day,
  keeping,
  line,
  optionalPoint,
  type Rule,
  slug,
  webAddress,
  wholePoint,
} from './shapes.ts';

/** Names of the six tourism regions in the data files. */
export const regionNames = {
  'vancouver-island': 'Vancouver Island',
  'vancouver-coast-mountains': 'Vancouver, Coast & Mountains',
  'thompson-okanagan': 'Thompson Okanagan',
  'kootenay-rockies': 'Kootenay Rockies',
  'cariboo-chilcotin-coast': 'Cariboo Chilcotin Coast',
  'northern-bc': 'Northern BC',
} as const satisfies Record<TourismRegion, string>;

const span = z.nullable(z.strictObject({ from: day, to: day }));

const saysOfFault: Record<SeasonFault, string> = {
  missing: 'is missing, as in all rows of its year',
  lastDayBeforeFirst: 'ends before it starts',
  seasonLength: 'is too short or too long for a season',
  seasonYear: 'has no day of its year',
  seasonOverlap: 'lies over another span of the same part',
};

const seasons = z
  .array(
    z.strictObject({
      year: z.int().check(z.minimum(2000), z.maximum(2099)),
      part: z.optional(z.nullable(line)),
      operating: span,
      reservable: span,
      offseason: z.optional(span),
    }),
  )
  .check(z.minLength(1, 'is empty'), z.maxLength(maxSeasons), ({ value, issues }) => {
    for (const { fault, path } of faultsOfSeasons(value))
      issues.push({ code: 'custom', message: saysOfFault[fault], path, input: value });
  });

const near = z.nullable(
  z.strictObject({ id: slug, name: line, km: z.number().check(z.minimum(0), z.maximum(500)) }),
);

/** Number of sites, or the least number, and the words that it was read from. */
const sites = z.union([
  z.strictObject({ count: z.int().check(z.positive()), basis: line, text: line }),
  z.strictObject({
    count: z.null(),
    atLeast: z.int().check(z.positive()),
    basis: line,
    text: line,
  }),
]);

const sourceId = z.nullable(line);

const sourcesOfFacts = z.strictObject({
  name: line,
  park: sourceId,
  type: sourceId,
  location: sourceId,
  region: sourceId,
  nearestTown: sourceId,
  sites: sourceId,
  seasons: sourceId,
  reservation: sourceId,
  url: sourceId,
  activities: z.optional(sourceId),
  amenities: z.partialRecord(z.enum(amenities), line),
});

const keysOfSource = z.union([
  z.strictObject({ orcsArea: z.nullable(line), features: z.array(line) }),
  z.strictObject({ recResource: line }),
]);

/** A campground by itself, whatever its facts say together. */
export const campgroundShape = z.strictObject({
  id: slug,
  name: line,
  otherNames: z.optional(z.array(line)),
  operator: line,
  system: z.enum(['provincial-park', 'recreation-site']),
  park: z.nullable(z.strictObject({ orcs: z.int(), name: line })),
  type: z.enum(placeTypes),
  typeBasis: z.enum(['listed', 'name', 'hand', 'unknown']),
  ...optionalPoint,
  precision: z.nullable(z.enum(precisions)),
  placeName: z.optional(line),
  locationReason: z.optional(line),
  region: z.strictObject({
    tourism: z.enum(Object.values(regionNames)),
    districts: z.array(line),
    basis: line,
  }),
  nearestTown: near,
  nearestPlace: near,
  closestCommunity: z.optional(line),
  sites: z.nullable(sites),
  seasons: z.nullable(seasons),
  reservation: z.enum(knownStates),
  activities: z.optional(z.array(line)),
  amenities: z.record(z.enum(amenities), z.enum(knownStates)),
  url: webAddress,
  urlBasis: z.enum(['listed', 'pattern']),
  reservationUrl: z.nullable(webAddress),
  keys: keysOfSource,
  sources: sourcesOfFacts,
});

/** A campground as the open data has it. Null, `unknown` and a missing fact all mean that it is not known. */
export type CampgroundRow = z.infer<typeof campgroundShape>;

const agree = (fact: string, holds: Rule<CampgroundRow>['holds'], otherwise: string) => ({
  fact,
  holds,
  otherwise,
});

const rules: Rule<CampgroundRow>[] = [
  wholePoint,
  agree(
    'type',
    ({ type, typeBasis }) => (type === 'unknown') === (typeBasis === 'unknown'),
    'and typeBasis disagree',
  ),
  agree(
    'type',
    ({ typeBasis, sources }) => typeBasis === 'unknown' || basisOf(sources.type) === typeBasis,
    'and its source disagree',
  ),
  agree(
    'sites',
    (row) =>
      !row.sites?.basis.startsWith('site numbers in the name') ||
      basisOf(row.sources.sites) === 'name',
    'are counted from the name, and name a list as their source',
  ),
  agree(
    'reservation',
    ({ reservation, sources }) => reservation !== 'no' || basisOf(sources.reservation) === 'hand',
    'is no where dates are missing, which say nothing',
  ),
  agree(
    'park',
    ({ system, park }) => system !== 'provincial-park' || park !== null,
    'is missing for a place in a provincial park',
  ),
  agree(
    'locationReason',
    ({ latitude, locationReason }) => latitude !== null || locationReason !== undefined,
    'is missing for a place without a point',
  ),
  agree(
    'precision',
    ({ latitude, precision }) => (latitude === null) === (precision === null),
    'and point disagree',
  ),
  agree(
    'placeName',
    ({ precision, placeName }) => (precision === 'named-place') === (placeName !== undefined),
    'and precision disagree',
  ),
  ...(['nearestTown', 'nearestPlace'] as const).map((fact) =>
    agree(fact, (row) => (row[fact] === null) === (row.latitude === null), 'and point disagree'),
  ),
  agree(
    'seasons',
    ({ seasons: known, sources }) => (known !== null) === (sources.seasons !== null),
    'and their source disagree',
  ),
  agree(
    'reservation',
    ({ reservation, sources }) => (reservation !== 'unknown') === (sources.reservation !== null),
    'and its source disagree',
  ),
  ...amenities.map((amenity) =>
    agree(`amenities.${amenity}`, (row) => hasItsSource(row, amenity), 'and its source disagree'),
  ),
];

const hasItsSource = (row: CampgroundRow, amenity: Amenity) =>
  (row.amenities[amenity] !== 'unknown') === (row.sources.amenities[amenity] !== undefined);

export const campgroundRow = campgroundShape.check(...keeping(rules));

/** Facts that say something of one another. Staff may correct either of them later, and the other stays. */
const saidByOthers: Rule<CampgroundRow>[] = [
  agree('amenities.winterCamping', (row) => !contradictsDates(row), 'and the seasons disagree'),
  agree(
    'type',
    (row) => row.typeBasis !== 'name' || saysType(row, row.type),
    'is not said by the name',
  ),
  ...amenities.map((amenity) =>
    agree(
      `amenities.${amenity}`,
      ({ sources, ...row }) =>
        sources.amenities[amenity] !== ownSources.name || saysAmenity(row, amenity),
      'is not said by the name',
    ),
  ),
];

/** A campground as a version of the data has it. */
export const importedCampground = campgroundRow.check(...keeping(saidByOthers));
