import { placeNames } from '@camp/contracts/places/place-names';

/** Names of the fixed words in facts about campgrounds. Names of places stay as published. */
export const names = {
  en: {
    type: placeNames.en.type,
    region: placeNames.en.region,
    amenity: placeNames.en.amenity,
    reservation: placeNames.en.reservation,
    status: { closed: 'Closed', warning: 'Warning', notice: 'Notice' },
  },
  fr: {
    type: placeNames.fr.type,
    region: placeNames.fr.region,
    amenity: placeNames.fr.amenity,
    reservation: placeNames.fr.reservation,
    status: { closed: 'Fermé', warning: 'Avertissement', notice: 'Avis' },
  },
};
