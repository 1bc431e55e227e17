import {
  type CorrectableFact,
  type FactValue,
  toldValues,
} from '@camp/contracts/places/correctable-facts';
import type { KnownState } from '@camp/contracts/places/vocabulary';
import { type CampgroundRow, campgroundRow } from '@camp/places/campgrounds';
import { correctionPrefix } from '@camp/places/fact-basis';
import { amenityOf, isPlain, type PlainFact, type ValueOf } from './correctable-values.ts';
import { nearestTownTo } from './towns.ts';

/** The value of a fact, whatever an import says. */
export interface FactCorrection {
  slug: string;
  fact: CorrectableFact;
  value: FactValue;
  /** Id of the source, where it is not the correction's own: facts that were corrected together share one. */
  sourceId?: string;
}

/** Returns the id by which facts name the correction as their source, as those of an import do. */
export const correctionSourceId = ({ slug, fact }: Pick<FactCorrection, 'slug' | 'fact'>) =>
  `${correctionPrefix}${slug}:${fact}`;

/**
 * Returns a row with a corrected fact, and the source of that fact; null where the row would be invalid, as with
 * what a newer version wrote.
 */
export function correctRow(row: CampgroundRow, correction: FactCorrection): CampgroundRow | null {
  const { fact, value, sourceId: source = correctionSourceId(correction) } = correction;
  const changed = isPlain(fact)
    ? plainFact(row, { fact, value, source })
    : amenityFact(row, { amenity: amenityOf(fact), value, source });
  return campgroundRow.safeParse(changed).data ?? null;
}

interface SourcedValue<Value> {
  value: Value;
  source: string;
}

type Changers = {
  [Fact in PlainFact]: (row: CampgroundRow, changed: SourcedValue<ValueOf<Fact>>) => unknown;
};

const changers: Changers = {
  name: (row, { value, source }) => withFact(row, { name: value }, { name: source }),
  type: (row, { value, source }) =>
    withFact(row, { type: value, typeBasis: basisOf(value) }, { type: source }),
  official_url: (row, { value, source }) =>
    withFact(row, { url: value, urlBasis: 'listed' }, { url: source }),
  reservation: (row, { value: { state, url }, source }) =>
    withFact(
      row,
      { reservation: state, reservationUrl: url },
      { reservation: state === 'unknown' ? null : source },
    ),
  seasons: (row, { value, source }) =>
    withFact(
      row,
      { seasons: value.length > 0 ? value : null },
      { seasons: value.length > 0 ? source : null },
    ),
  sites: (row, { value, source }) =>
    withFact(row, { sites: sitesOf(value) }, { sites: value && source }),
  location: ({ placeName: _name, ...row }, { value, source }) =>
    value && withFact(row, locationOf(value), { location: source, nearestTown: 'computed' }),
};

const withFact = (
  row: CampgroundRow,
  facts: Partial<CampgroundRow>,
  sources: Partial<CampgroundRow['sources']>,
): CampgroundRow => ({ ...row, ...facts, sources: { ...row.sources, ...sources } });

function plainFact(
  row: CampgroundRow,
  { fact, value, source }: SourcedValue<unknown> & { fact: PlainFact },
): unknown {
  const { data, success } = toldValues[fact].safeParse(value);
  /* The schema of the fact has just said that its value is what its changer takes. */
  const change = changers[fact] as (row: CampgroundRow, changed: SourcedValue<unknown>) => unknown;
  return success ? change(row, { value: data, source }) : null;
}

function amenityFact(
  row: CampgroundRow,
  { amenity, value, source }: SourcedValue<FactValue> & { amenity: ReturnType<typeof amenityOf> },
): unknown {
  const { [amenity]: _before, ...others } = row.sources.amenities;
  const known = value === 'unknown' ? {} : { [amenity]: source };
  return {
    ...row,
    amenities: { ...row.amenities, [amenity]: value as KnownState },
    sources: { ...row.sources, amenities: { ...others, ...known } },
  };
}

const basisOf = (type: CampgroundRow['type']) => (type === 'unknown' ? 'unknown' : 'hand');

/** The data's way to say that a number was not counted from its files. */
const byHand = { basis: 'hand', text: 'Corrected by staff' };

function sitesOf(value: ValueOf<'sites'>): CampgroundRow['sites'] {
  if (value?.count) return { count: value.count, ...byHand };
  if (value?.at_least) return { count: null, atLeast: value.at_least, ...byHand };
  return null;
}

/** Returns a location with the towns next to it, which are worked out again for another point. */
function locationOf({ latitude, longitude, precision }: NonNullable<ValueOf<'location'>>) {
  const point = { latitude, longitude };
  return {
    ...point,
    precision,
    nearestTown: nearestTownTo(point, { maxRank: 3 }),
    nearestPlace: nearestTownTo(point, { maxRank: 5 }),
  };
}
