import { faultsOfSeasons, type Season } from '@camp/contracts/places/seasons';
import type { Amenity } from '@camp/contracts/places/vocabulary';
import * as z from 'zod/mini';
import { type CampgroundRow, campgroundRow, campgroundShape } from './campgrounds.ts';
import { basisOf, ownSources, saysAmenity, saysType } from './fact-basis.ts';
import { dataFolder, readPlaces } from './read-data.ts';
import { contradictsDates } from './winter-camping.ts';

/** Lists of names and dates. Until 1.4.0 facts that they do not have named them as their source. */
const listOfNames = 'bcp-features';
const listOfAreas = 'bcp-areas';
const listOfDates = 'bcp-dates-2024';
const listOfNotes = 'bcp-notes-2024';

/** Reads a row as a database or an older file has it; undefined where this version cannot read it. */
export function keptCampground(kept: unknown): CampgroundRow | undefined {
  const { data } = campgroundShape.safeParse(withSeasonRows(kept));
  return data && campgroundRow.safeParse(withoutGuesses(data)).data;
}

const formerSpan = z.optional(z.tuple([z.string(), z.string()]));

/** Until 1.4.0 seasons were the first and the last day of each year, whatever lay between them. */
const formerRow = z.looseObject({
  id: z.string(),
  seasons: z.record(z.string(), z.object({ operating: formerSpan, reservable: formerSpan })),
  sources: z.looseObject({ seasons: z.unknown() }),
});

/**
 * Returns a row whose seasons have a form of before in today's, without spans that cannot be. Where they are from
 * the list that comes with this version, they are what is read from it now: the row stays as it is, and a version
 * of before can go on reading it (docs/decisions/places.md#0335).
 */
function withSeasonRows(kept: unknown): unknown {
  const { data } = formerRow.safeParse(kept);
  if (!data) return kept;
  const listed = data.sources.seasons === listOfDates ? seasonsNow().get(data.id) : undefined;
  if (listed !== undefined)
    return {
      ...data,
      seasons: listed,
      sources: { ...data.sources, seasons: listed && listOfDates },
    };
  const seasons = Object.entries(data.seasons).flatMap(([year, { operating, reservable }]) => {
    const row = {
      year: Number(year),
      operating: rangeOf(operating),
      reservable: rangeOf(reservable),
    };
    return faultsOfSeasons([row]).next().done ? [row] : [];
  });
  if (seasons.length > 0) return { ...data, seasons: seasons.toSorted((a, b) => b.year - a.year) };
  return { ...data, seasons: null, sources: { ...data.sources, seasons: null } };
}

let published: Map<string, CampgroundRow['seasons']> | undefined;

/** Seasons of the data that comes with this version. It is read where a row of before is there. */
function seasonsNow(): Map<string, CampgroundRow['seasons']> {
  published ??= new Map(readPlaces(dataFolder).campgrounds.map(({ id, seasons }) => [id, seasons]));
  return published;
}

const rangeOf = (days: z.infer<typeof formerSpan>): Season['operating'] =>
  days ? { from: days[0], to: days[1] } : null;

/**
 * Returns a row in which what was guessed says so, and what nothing speaks for is unknown
 * (docs/decisions/places.md#0333). A row without guesses stays as it is.
 */
function withoutGuesses(row: CampgroundRow): CampgroundRow {
  return withWinter(withAmenities(withSites(withReservation(withType(row)))));
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

/** Of a note and dates that exclude each other, the dates are kept: they are more exact. */
function withWinter(row: CampgroundRow): CampgroundRow {
  const { winterCamping: source, ...others } = row.sources.amenities;
  if (source !== listOfNotes || !contradictsDates(row)) return row;
  const amenities = { ...row.amenities, winterCamping: 'unknown' } as const;
  return { ...row, amenities, sources: { ...row.sources, amenities: others } };
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
