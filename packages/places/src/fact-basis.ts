import type { Amenity, FactBasis, PlaceType } from '@camp/contracts/places/vocabulary';

/** Ids of the sources of facts that no list has. */
export const ownSources = { name: 'by-name', computed: 'computed', hand: 'by-hand' } as const;

/** Ids of corrections by staff begin with it. */
export const correctionPrefix = 'correction:';

/** Returns how a fact with this source is known; null where nothing is known. */
export function basisOf(source: string | null): FactBasis | null {
  if (source === null) return null;
  if (source.startsWith(correctionPrefix)) return 'hand';
  const own = (['name', 'computed', 'hand'] as const).find((basis) => ownSources[basis] === source);
  return own ?? 'listed';
}

interface PlaceNames {
  name: string;
  otherNames?: string[] | undefined;
}

const walkIn = /\bwalk-in\b/i;
const boat = /\bmarine\b|\bboat-access\b/i;
/** A shelter at the end of a name is one; Shelter Bay is a bay. */
const roof = /\b(?:cabins?|huts?|chalet)\b|\bshelters?$/i;
const group = /\bgroup ?sites?\b/i;
const horse = /\bhorse\b/i;

/** Words by which an official name says of what kind a place is. None says that a car gets there. */
const wordsOfType: Partial<Record<PlaceType, RegExp>> = {
  'walk-in': walkIn,
  marine: boat,
  cabin: roof,
  group,
  backcountry: /\bbackcountry\b/i,
  wilderness: /\bwilderness\b/i,
  horse,
};

const wordsOfAmenity: Partial<Record<Amenity, RegExp>> = {
  groupSites: group,
  walkInSites: walkIn,
  boatAccess: boat,
  cabinsOrShelters: roof,
  horseFacilities: horse,
  rvSites: /\bRV\b/,
};

/** True if an official name says that a place is of a kind. */
export const saysType = (place: PlaceNames, type: PlaceType): boolean =>
  says(place, wordsOfType[type]);

/** True if an official name says that a place has something. */
export const saysAmenity = (place: PlaceNames, amenity: Amenity): boolean =>
  says(place, wordsOfAmenity[amenity]);

const says = ({ name, otherNames = [] }: PlaceNames, words: RegExp | undefined) =>
  words !== undefined && [name, ...otherNames].some((each) => words.test(each));
