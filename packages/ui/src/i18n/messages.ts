import { defineMessages } from './define-messages.ts';

/** The texts that components bring themselves. */
export const messages = defineMessages({
  en: {
    loading: 'Loading',
    stillLoading: 'This is taking longer than usual. We are still trying.',
    tryAgain: 'Try again',
    retry: 'Retry',
    retrying: 'Loading…',
    offline: 'You are offline. Try again once you are back online.',
    close: 'Close',
    cancel: 'Cancel',
    copied: 'Copied',
    copyFailed: 'Copying did not work. Please select the text and copy it yourself.',
    breadcrumb: 'Breadcrumb',
    show: (label: string) => `Show ${label}`,
    opensInNewTab: 'opens in a new tab',
    json: { all: (lines: number) => `Show all ${lines} lines`, less: 'Show less' },
  },
  fr: {
    loading: 'Chargement',
    stillLoading: 'C’est plus long que d’habitude. Nous essayons toujours.',
    tryAgain: 'Réessayer',
    retry: 'Réessayer',
    retrying: 'Chargement…',
    offline: 'Vous êtes hors ligne. Réessayez une fois la connexion revenue.',
    close: 'Fermer',
    cancel: 'Annuler',
    copied: 'Copié',
    copyFailed:
      'La copie n’a pas fonctionné. Veuillez sélectionner le texte et le copier vous-même.',
    breadcrumb: 'Fil d’Ariane',
    show: (label) => `Afficher : ${label}`,
    opensInNewTab: 'ouvre un nouvel onglet',
    json: { all: (lines) => `Afficher les ${lines} lignes`, less: 'Afficher moins' },
  },
});
