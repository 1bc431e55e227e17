/* The fixed words of facts about campgrounds. Pages choose the names that people read. */

export const placeTypes = [
  'frontcountry',
  'walk-in',
  'marine',
  'cabin',
  'group',
  'backcountry',
  'wilderness',
  'horse',
  'recreation-site',
  'unknown',
] as const;

/** The six tourism regions of British Columbia. */
export const tourismRegions = [
  'vancouver-island',
  'vancouver-coast-mountains',
  'thompson-okanagan',
  'kootenay-rockies',
  'cariboo-chilcotin-coast',
  'northern-bc',
] as const;

export const amenities = [
  'toilets',
  'drinkingWater',
  'showers',
  'firewood',
  'dumpStation',
  'boatLaunch',
  'electricity',
  'playground',
  'wheelchairAccess',
  'picnicShelter',
  'groupSites',
  'walkInSites',
  'boatAccess',
  'cabinsOrShelters',
  'horseFacilities',
  'rvSites',
  'winterCamping',
] as const;

/** Facts of a park as a whole, beside amenities. */
export const parkFeatures = [
  'dogs',
  'campfires',
  'swimming',
  'hiking',
  'fishing',
  'canoeing',
  'cycling',
  'wildlifeViewing',
  'horseRiding',
  'climbing',
  'waterskiing',
  'windsurfing',
  'diving',
  'hunting',
  'winterRecreation',
  'interpretivePrograms',
  'hotSpring',
  'picnicAreas',
  'accessibleFacilities',
  'vehicleSites',
  'wildernessSites',
] as const;

/** Facts of a park that cards tell, in this order. */
export const decidingParkFacts = [
  'dogs',
  'campfires',
  'swimming',
  'showers',
] as const satisfies readonly ((typeof parkFeatures)[number] | (typeof amenities)[number])[];

/** State of a fact of a park; `limited` holds in some parts of it, or some seasons. */
export const parkStates = ['yes', 'limited', 'no'] as const;

/** Kinds of dates that a park publishes: it is open, takes reservations, or opens its gate. */
export const parkDateKinds = ['operation', 'reservation', 'gate'] as const;

/** Values of a yes-or-no fact. Unknown is never no. */
export const knownStates = ['yes', 'no', 'unknown'] as const;

/**
 * Place that a campground's point marks: the site itself, the place that it is named after, or its whole park. All
 * but `site` are approximate.
 */
export const precisions = ['site', 'named-place', 'park'] as const;

/**
 * Source of closures: `live` is the feed; `old` is its last answer, as it gives none now; `samples` are recorded;
 * with `off` none are known, and a filter by them counts as absent.
 */
export const closureSources = ['live', 'old', 'samples', 'off'] as const;

/** A fact is known from a list, from the official name, by working it out from others, or because someone set it. */
export const factBases = ['listed', 'name', 'computed', 'hand'] as const;

export type FactBasis = (typeof factBases)[number];
export type ClosureSource = (typeof closureSources)[number];
export type PlaceType = (typeof placeTypes)[number];
export type TourismRegion = (typeof tourismRegions)[number];
export type Amenity = (typeof amenities)[number];
export type ParkFeature = (typeof parkFeatures)[number];
export type ParkState = (typeof parkStates)[number];
export type KnownState = (typeof knownStates)[number];
export type Precision = (typeof precisions)[number];

/** The frame of British Columbia, in degrees (WGS84): lowest and highest. */
export const provinceFrame = { latitude: [48.2, 60.01], longitude: [-139.1, -114] } as const;
