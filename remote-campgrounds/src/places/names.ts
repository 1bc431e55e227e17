import { placeNames } from '@camp/contracts/places/place-names';
import { defineMessages } from '@camp/ui/i18n/define-messages';

/** What the closed words of facts about campgrounds are called. Names of places stay as published. */
export const names = defineMessages({
  en: {
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
    region: placeNames.en.region,
    amenity: placeNames.en.amenity,
    reservation: {
      yes: 'Takes reservations',
      no: 'First come, first served',
      unknown: 'Reservations unknown',
    },
    status: { closed: 'Closed', warning: 'Warning', notice: 'Notice' },
  },
  fr: {
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
    region: placeNames.fr.region,
    amenity: placeNames.fr.amenity,
    reservation: {
      yes: 'Accepte les réservations',
      no: 'Premier arrivé, premier servi',
      unknown: 'Réservations inconnues',
    },
    status: { closed: 'Fermé', warning: 'Avertissement', notice: 'Avis' },
  },
});
