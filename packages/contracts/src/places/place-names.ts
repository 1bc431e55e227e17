import type { Translated } from '#sentences/language.ts';
import type { Amenity, KnownState, PlaceType, TourismRegion } from './vocabulary.ts';

/** Names for the fixed words of facts, on pages and everywhere else people read them. */
interface PlaceNames {
  type: Record<PlaceType, string>;
  reservation: Record<KnownState, string>;
  region: Record<TourismRegion, string>;
  amenity: Record<Amenity, string>;
}

const en: PlaceNames = {
  type: {
    frontcountry: 'Drive-in campground',
    'walk-in': 'Walk-in campground',
    marine: 'Reached by boat',
    cabin: 'Cabin or shelter',
    group: 'Group campground',
    backcountry: 'Backcountry',
    wilderness: 'Wilderness camping',
    horse: 'Horse camp',
    'recreation-site': 'Recreation site',
    unknown: 'Type unknown',
  },
  reservation: {
    yes: 'Takes reservations',
    no: 'First come, first served',
    unknown: 'Reservations unknown',
  },
  region: {
    'vancouver-island': 'Vancouver Island',
    'vancouver-coast-mountains': 'Vancouver, Coast & Mountains',
    'thompson-okanagan': 'Thompson Okanagan',
    'kootenay-rockies': 'Kootenay Rockies',
    'cariboo-chilcotin-coast': 'Cariboo Chilcotin Coast',
    'northern-bc': 'Northern BC',
  },
  amenity: {
    toilets: 'Toilets',
    drinkingWater: 'Drinking water',
    showers: 'Showers',
    firewood: 'Firewood',
    dumpStation: 'Dump station',
    boatLaunch: 'Boat launch',
    electricity: 'Electricity',
    playground: 'Playground',
    wheelchairAccess: 'Wheelchair access',
    picnicShelter: 'Picnic shelter',
    groupSites: 'Group sites',
    walkInSites: 'Walk-in sites',
    boatAccess: 'Boat access',
    cabinsOrShelters: 'Cabins or shelters',
    horseFacilities: 'Facilities for horses',
    rvSites: 'Sites for RVs',
    winterCamping: 'Winter camping',
  },
};

const fr: PlaceNames = {
  type: {
    frontcountry: 'Camping accessible en voiture',
    'walk-in': 'Camping à pied',
    marine: 'Accessible en bateau',
    cabin: 'Refuge ou abri',
    group: 'Camping de groupe',
    backcountry: 'Arrière-pays',
    wilderness: 'Camping sauvage',
    horse: 'Camp équestre',
    'recreation-site': 'Site récréatif',
    unknown: 'Type inconnu',
  },
  reservation: {
    yes: 'Accepte les réservations',
    no: 'Premier arrivé, premier servi',
    unknown: 'Réservations inconnues',
  },
  region: {
    'vancouver-island': 'Île de Vancouver',
    'vancouver-coast-mountains': 'Vancouver, côte et montagnes',
    'thompson-okanagan': 'Thompson Okanagan',
    'kootenay-rockies': 'Rocheuses de Kootenay',
    'cariboo-chilcotin-coast': 'Côte de Cariboo Chilcotin',
    'northern-bc': 'Nord de la C.-B.',
  },
  amenity: {
    toilets: 'Toilettes',
    drinkingWater: 'Eau potable',
    showers: 'Douches',
    firewood: 'Bois de chauffage',
    dumpStation: 'Station de vidange',
    boatLaunch: 'Rampe de mise à l’eau',
    electricity: 'Électricité',
    playground: 'Aire de jeux',
    wheelchairAccess: 'Accès en fauteuil roulant',
    picnicShelter: 'Abri de pique-nique',
    groupSites: 'Emplacements de groupe',
    walkInSites: 'Emplacements à pied',
    boatAccess: 'Accès en bateau',
    cabinsOrShelters: 'Refuges ou abris',
    horseFacilities: 'Installations équestres',
    rvSites: 'Emplacements pour VR',
    winterCamping: 'Camping d’hiver',
  },
};

export const placeNames: Translated<PlaceNames> = { en, fr };
