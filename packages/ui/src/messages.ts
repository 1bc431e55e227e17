import { defineMessages } from './language.ts';

/** What the components say of their own accord. */
export const messages = defineMessages({
  en: {
    loading: 'Loading',
    tryAgain: 'Try again',
    close: 'Close',
    breadcrumb: 'Breadcrumb',
    show: (label: string) => `Show ${label}`,
    opensInNewTab: 'opens in a new tab',
  },
  fr: {
    loading: 'Chargement',
    tryAgain: 'Réessayer',
    close: 'Fermer',
    breadcrumb: 'Fil d’Ariane',
    show: (label) => `Afficher : ${label}`,
    opensInNewTab: 'ouvre un nouvel onglet',
  },
});
