import { placeNames } from '@camp/contracts/places/place-names';
import {
  type Amenity,
  amenities,
  type KnownState,
  type ParkFeature,
  parkFeatures,
  type PlaceType,
  placeTypes,
  type TourismRegion,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import { phraseOf } from './search-words.ts';

/** A phrase of a search that is a choice of a filter, or asks for a fact that no source has. */
export type Meaning =
  | { kind: 'region'; value: TourismRegion }
  | { kind: 'type'; value: PlaceType }
  | { kind: 'amenity'; value: Amenity }
  | { kind: 'feature'; value: ParkFeature }
  | { kind: 'reservation'; value: readonly KnownState[] }
  | { kind: 'not-known' };

/** Further phrases, in both languages, beside the names that pages have for types and amenities. */
const phrasesOfType: Partial<Record<PlaceType, string>> = {
  frontcountry: 'drive in, by car, en voiture',
  'walk-in': 'walk in, à pied',
  marine: 'boat in, by boat, boat access, marine, en bateau',
  cabin: 'cabin, cabins, hut, huts, shelter, shelters, refuge, refuges, abri, abris',
  group: 'group, groups, group site, group sites, groupsite, groupe, groupes',
  backcountry: 'backcountry, arrière-pays',
  wilderness: 'wilderness, sauvage',
  horse: 'horse, horses, cheval, chevaux, équestre',
  'recreation-site': 'recreation site, recreation sites, rec site, rec sites',
};

const phrasesOfAmenity: Partial<Record<Amenity, string>> = {
  toilets: 'toilet, washrooms, outhouse, toilettes',
  drinkingWater: 'water, eau potable, eau',
  showers: 'shower, douche, douches',
  firewood: 'wood, bois',
  dumpStation: 'sani station, sani dump, dump',
  boatLaunch: 'launch, boat ramp, rampe',
  electricity: 'electric, electrical, power, hookups, électricité',
  playground: 'terrain de jeu',
  wheelchairAccess: 'wheelchair, accessible, fauteuil roulant',
  rvSites: 'rv, rvs, motorhome, vr',
  winterCamping: 'winter, hiver',
};

const takesNone = [
  'no reservation, no reservations, without reservation, without reservations, first come',
  'no reservation needed, no reservations needed, no reservation required, no reservations required',
  'no booking, no bookings, without booking, first come first served',
  'sans réservation, sans réservations, pas de réservation, pas de réservations, sans réserver',
  'premier arrivé, premier arrivé premier servi',
];
const takesSome = 'reservable, reservation, reservations, avec réservation';

const phrasesOfFeature: Partial<Record<ParkFeature, string>> = {
  dogs: 'dog, dogs, pet, pets, dog friendly, pet friendly, chien, chiens, animaux',
  campfires: 'campfire, fire, fires, feu, feu de camp, feux',
  swimming: 'swim, beach swimming, baignade, nager',
  hiking: 'hike, hikes, trails, randonnées, sentiers',
  fishing: 'fish, pêcher',
  canoeing: 'canoe, canoeing, kayak, kayaking, paddling, canot, pagaie',
  cycling: 'bike, biking, cyclisme',
  horseRiding: 'riding, horse riding',
  hotSpring: 'hot springs, hotspring, hotsprings, sources thermales',
  waterskiing: 'water skiing',
  diving: 'diving, plongée',
};

/** Names that people have for a region, or for most of it. */
const phrasesOfRegion: Partial<Record<TourismRegion, string>> = {
  'vancouver-coast-mountains': 'lower mainland, fraser valley',
  'kootenay-rockies': 'kootenays, the kootenays',
};

const nowhereKnown = 'fee, fees, price, cheap, prix, wifi';

const listed = (phrases: string) => phrases.split(', ');

type Phrase = readonly [text: string, meaning: Meaning];

const inBoth = [placeNames.en, placeNames.fr];

const ofRegions = (): Phrase[] =>
  tourismRegions.flatMap((value) =>
    [...inBoth.map(({ region }) => region[value]), ...listed(phrasesOfRegion[value] ?? '')].map(
      (text): Phrase => [text, { kind: 'region', value }],
    ),
  );

const ofTypes = (): Phrase[] =>
  placeTypes
    .filter((value) => value !== 'unknown')
    .flatMap((value) =>
      [...inBoth.map(({ type }) => type[value]), ...listed(phrasesOfType[value] ?? '')].map(
        (text): Phrase => [text, { kind: 'type', value }],
      ),
    );

const ofAmenities = (): Phrase[] =>
  amenities.flatMap((value) =>
    [...inBoth.map(({ amenity }) => amenity[value]), ...listed(phrasesOfAmenity[value] ?? '')].map(
      (text): Phrase => [text, { kind: 'amenity', value }],
    ),
  );

const ofFeatures = (): Phrase[] =>
  parkFeatures.flatMap((value) =>
    [...inBoth.map(({ feature }) => feature[value]), ...listed(phrasesOfFeature[value] ?? '')].map(
      (text): Phrase => [text, { kind: 'feature', value }],
    ),
  );

const ofOthers = (): Phrase[] => [
  ...takesNone
    .flatMap(listed)
    .map((text): Phrase => [text, { kind: 'reservation', value: ['no', 'unknown'] }]),
  ...listed(takesSome).map((text): Phrase => [text, { kind: 'reservation', value: ['yes'] }]),
  ...listed(nowhereKnown).map((text): Phrase => [text, { kind: 'not-known' }]),
];

let known: ReadonlyMap<string, Meaning> | undefined;

/** Returns the meaning of a phrase, as its words can be typed; undefined where it has none. */
export function meaningOf(phrase: string): Meaning | undefined {
  known ??= new Map(
    [...ofRegions(), ...ofFeatures(), ...ofTypes(), ...ofAmenities(), ...ofOthers()].flatMap(
      ([text, meaning]) => {
        const key = phraseOf(text);
        return key === '' ? [] : [[key, meaning] as const];
      },
    ),
  );
  return known.get(phrase);
}
