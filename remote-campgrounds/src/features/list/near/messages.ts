import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    town: 'A town',
    placeholder: 'Such as Nelson',
    towns: 'Towns',
    found: (count: number) => (count === 1 ? '1 town' : `${count} towns`),
    noTown: 'No town of this name is known.',
    here: 'Near me',
    asking: 'Asking for your place…',
    aroundMe: 'Around the place your browser gave',
    radius: 'Within',
    kilometres: (km: number) => `${km} km`,
    anyDistance: 'Any distance',
    straight:
      'Distances are in a straight line. Over water or mountains the road can be far longer.',
    refused:
      'Your browser did not give us your place. Allow it in the settings of this page, or choose a town.',
    unavailable: 'Your place could not be found. Choose a town instead.',
    unanswered:
      'Your browser has not given us your place yet. Answer its question if it still shows one, press the button again, or choose a town.',
  },
  fr: {
    town: 'Une ville',
    placeholder: 'Par exemple Nelson',
    towns: 'Villes',
    found: (count) => (count === 1 ? '1 ville' : `${count} villes`),
    noTown: 'Aucune ville de ce nom n’est connue.',
    here: 'Près de moi',
    asking: 'Recherche de votre position…',
    aroundMe: 'Autour de la position donnée par votre navigateur',
    radius: 'Dans un rayon de',
    kilometres: (km) => `${km} km`,
    anyDistance: 'Toute distance',
    straight:
      'Les distances sont à vol d’oiseau. Par la route, au-delà de l’eau ou des montagnes, c’est parfois bien plus long.',
    refused:
      'Votre navigateur ne nous a pas donné votre position. Autorisez-la dans les réglages de cette page, ou choisissez une ville.',
    unavailable: 'Impossible de trouver votre position. Choisissez plutôt une ville.',
    unanswered:
      'Votre navigateur ne nous a pas encore donné votre position. Répondez à sa question si elle est encore affichée, appuyez de nouveau sur le bouton, ou choisissez une ville.',
  },
});
