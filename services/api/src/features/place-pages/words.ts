import { placeNames } from '@camp/contracts/places/place-names';
import type { Translated } from '@camp/contracts/sentences/language';
import type {
  Amenity,
  KnownState,
  PlaceType,
  Precision,
  TourismRegion,
} from '@camp/contracts/places/vocabulary';

/** Words for types, regions and other facts of places, where there is no page to say them. */
interface PlaceWords {
  type: Record<PlaceType, string>;
  region: Record<TourismRegion, string>;
  amenity: Record<Amenity, string>;
  reservation: Record<KnownState, string>;
  /** Of a point that is not the place itself; null for one that is. */
  caution: Record<Precision, string | null>;
  noPoint: string;
}

const en: PlaceWords = {
  ...placeNames.en,
  type: {
    frontcountry: 'Drive-in campground',
    'walk-in': 'Walk-in campground',
    marine: 'Campground reached by boat',
    cabin: 'Cabin or shelter',
    group: 'Group campground',
    backcountry: 'Backcountry campground',
    wilderness: 'Wilderness camping',
    horse: 'Horse camp',
    'recreation-site': 'Recreation site',
    unknown: 'Campground',
  },
  reservation: {
    yes: 'Takes reservations',
    no: 'First come, first served',
    unknown: 'Whether it takes reservations is not known',
  },
  caution: {
    site: null,
    'named-place': 'Approximate: the place it is named after',
    park: 'Approximate: where its park is',
  },
  noPoint: 'Where it is exactly is not known',
};

const fr: PlaceWords = {
  ...placeNames.fr,
  type: {
    frontcountry: 'Camping accessible en voiture',
    'walk-in': 'Camping à pied',
    marine: 'Camping accessible en bateau',
    cabin: 'Refuge ou abri',
    group: 'Camping de groupe',
    backcountry: 'Camping dans l’arrière-pays',
    wilderness: 'Camping sauvage',
    horse: 'Camp équestre',
    'recreation-site': 'Site récréatif',
    unknown: 'Camping',
  },
  reservation: {
    yes: 'Accepte les réservations',
    no: 'Premier arrivé, premier servi',
    unknown: 'On ne sait pas si des réservations sont acceptées',
  },
  caution: {
    site: null,
    'named-place': 'Approximatif : le lieu qui lui donne son nom',
    park: 'Approximatif : où se trouve son parc',
  },
  noPoint: 'Son emplacement exact n’est pas connu',
};

export const placeWords: Translated<PlaceWords> = { en, fr };
