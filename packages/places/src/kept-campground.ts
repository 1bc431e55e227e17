import type { Amenity } from '@camp/contracts/places/vocabulary';
import { type CampgroundRow, campgroundRow, campgroundShape } from './campgrounds.ts';
import { basisOf, ownSources, saysAmenity, saysType } from './fact-basis.ts';

/** Lists of names and dates. Until 1.4.0 facts that they do not have named them as their source. */
const listOfNames = 'bcp-features';
const listOfAreas = 'bcp-areas';
const listOfDates = 'bcp-dates-2024';

/** Reads a row as a database or an older file has it; undefined where this version cannot read it. */
export function keptCampground(kept: unknown): CampgroundRow | undefined {
  const { data } = campgroundShape.safeParse(kept);
  return data && campgroundRow.safeParse(withoutGuesses(data)).data;
}

/**
 * Returns a row in which what was guessed says so, and what nothing speaks for is unknown
 * (docs/decisions/places.md#0333). A row without guesses stays as it is.
 */
export function withoutGuesses(row: CampgroundRow): CampgroundRow {
  return withAmenities(withSites(withReservation(withType(row))));
}

function withType(row: CampgroundRow): CampgroundRow {
  const { typeBasis, sources } = row;
  if (typeBasis === 'name' && !saysType(row, row.type)) return unknownType(row);
  const isListed = basisOf(sources.type) === 'listed' || sources.type === ownSources.computed;
  if (typeBasis === 'name') return withSource(row, { type: ownSources.name });
  return typeBasis === 'hand' && isListed ? withSource(row, { type: ownSources.hand }) : row;
}

const unknownType = (row: CampgroundRow) =>
  withSource({ ...row, type: 'unknown', typeBasis: 'unknown' }, { type: null });

/** Dates of operation without dates of reservation do not say that there are none. */
function withReservation(row: CampgroundRow): CampgroundRow {
  if (row.reservation !== 'no' || row.sources.reservation !== listOfDates) return row;
  return withSource({ ...row, reservation: 'unknown' }, { reservation: null });
}

const withSites = (row: CampgroundRow) =>
  row.sources.sites === listOfNames ? withSource(row, { sites: ownSources.name }) : row;

function withAmenities(row: CampgroundRow): CampgroundRow {
  const named = Object.keys(row.sources.amenities) as Amenity[];
  const sources = named.map((amenity) => [amenity, sourceOfAmenity(row, amenity)] as const);
  const guessed = sources.flatMap(([amenity, source]) =>
    source === null ? [[amenity, 'unknown']] : [],
  );
  const known = sources.filter(([, source]) => source !== null);
  return {
    ...row,
    amenities: { ...row.amenities, ...Object.fromEntries(guessed) },
    sources: { ...row.sources, amenities: Object.fromEntries(known) },
  };
}

/** The kind of a place says something of an amenity: boats come to a place that is reached by boat. */
const amenityOfType = { marine: 'boatAccess', group: 'groupSites' } as const;

function sourceOfAmenity(row: CampgroundRow, amenity: Amenity): string | null {
  const { type, sources } = row;
  const source = sources.amenities[amenity] ?? null;
  /* An area for the day has the shelter, somewhere in the same park. */
  if (source === listOfAreas && amenity === 'picnicShelter') return ownSources.computed;
  if (source !== listOfNames) return source;
  if (saysAmenity(row, amenity)) return ownSources.name;
  const isOfType = (type === 'marine' || type === 'group') && amenityOfType[type] === amenity;
  return isOfType ? sources.type : null;
}

const withSource = (row: CampgroundRow, sources: Partial<CampgroundRow['sources']>) => ({
  ...row,
  sources: { ...row.sources, ...sources },
});
