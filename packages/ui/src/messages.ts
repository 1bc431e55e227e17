import { defineMessages } from './language.ts';

/** What the components say of their own accord. */
export const messages = defineMessages({
  en: {
    loading: 'Loading',
    tryAgain: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    breadcrumb: 'Breadcrumb',
    show: (label: string) => `Show ${label}`,
    opensInNewTab: 'opens in a new tab',
    json: { all: (lines: number) => `Show all ${lines} lines`, less: 'Show less' },
  },
  fr: {
    loading: 'Chargement',
    tryAgain: 'Réessayer',
    close: 'Fermer',
    cancel: 'Annuler',
    breadcrumb: 'Fil d’Ariane',
    show: (label) => `Afficher : ${label}`,
    opensInNewTab: 'ouvre un nouvel onglet',
    json: { all: (lines) => `Afficher les ${lines} lignes`, less: 'Afficher moins' },
  },
});
