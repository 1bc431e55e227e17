import { defineSettings } from '@camp/contracts/site/app-settings';

/** Values of this remote that staff may change without a build. */
export const placesSettings = defineSettings('campgrounds', {
  'near-me': {
    kind: 'flag',
    default: true,
    label: { en: 'Offer Near me in the list', fr: 'Proposer Près de moi dans la liste' },
  },
  'hub-places': {
    kind: 'number',
    default: 3,
    minimum: 0,
    maximum: 10,
    label: {
      en: 'Saved places on the card of the hub',
      fr: 'Lieux enregistrés sur la carte de l’accueil',
    },
  },
});
