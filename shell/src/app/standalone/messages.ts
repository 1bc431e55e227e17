import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: (remote: string) => `${remote}, by itself`,
    pages: 'Pages of this remote',
    withoutApi:
      'There is no API, so everybody is signed out. Start it with --api and an address to sign in.',
    elsewhereTitle: 'This page is not one of this remote’s',
    elsewhere: 'On the whole site another remote may bring it. Choose one of the pages above.',
  },
  fr: {
    title: (remote) => `${remote}, seul`,
    pages: 'Pages de ce module',
    withoutApi:
      'Il n’y a pas d’API : personne n’est connecté. Pour vous connecter, démarrez avec --api et une adresse.',
    elsewhereTitle: 'Cette page n’est pas de ce module',
    elsewhere:
      'Sur le site complet, un autre module l’apporte peut-être. Choisissez une des pages ci-dessus.',
  },
});
