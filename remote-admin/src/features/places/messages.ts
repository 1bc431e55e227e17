import { defineMessages } from '@camp/ui/i18n/define-messages';

/** Texts of the pages about all places. */
export const messages = defineMessages({
  en: {
    parts: 'Pages about places',
    pages: {
      places: { title: 'Places', lead: 'Correct facts of campgrounds, and hide campgrounds.' },
      feeds: { title: 'Feeds', lead: 'How the feeds of closures and alerts are doing.' },
      imports: { title: 'Imports', lead: 'The versions of the open data that came in.' },
    },
    table: 'Places',
    columns: { name: 'Name', region: 'Region', state: 'State', corrections: 'Corrections' },
    badges: { shown: 'Shown', hidden: 'Hidden', gone: 'Gone', corrected: 'Corrected' },
    byState: 'Places by state',
    all: 'All',
    states: { shown: 'Shown', hidden: 'Hidden', corrected: 'Corrected', gone: 'Gone' },
    search: { label: 'Search places', placeholder: 'Search by name…' },
    showing: (shown: number, total: number) =>
      `Showing ${shown} of ${total} ${total === 1 ? 'place' : 'places'}.`,
    more: { loadOlder: 'Load more', olderFailed: 'More could not be loaded.' },
    loadFailed: 'The places could not be loaded',
    tryAgain: 'Please try again in a moment.',
    refreshFailed: 'The list could not be refreshed.',
    none: 'No places',
    noneIn: {
      shown: 'No place is shown',
      hidden: 'No place is hidden',
      corrected: 'No place is corrected',
      gone: 'No place is gone',
    },
    noneFound: 'No places match',
    noneFoundText: 'Try a part of the name.',
    clearSearch: 'Clear the search',
  },
  fr: {
    parts: 'Pages sur les lieux',
    pages: {
      places: { title: 'Lieux', lead: 'Corriger les faits sur les campings et en masquer.' },
      feeds: { title: 'Flux', lead: 'L’état des flux de fermetures et d’alertes.' },
      imports: { title: 'Imports', lead: 'Les versions des données ouvertes reçues.' },
    },
    table: 'Lieux',
    columns: { name: 'Nom', region: 'Région', state: 'État', corrections: 'Corrections' },
    badges: { shown: 'Affiché', hidden: 'Masqué', gone: 'Disparu', corrected: 'Corrigé' },
    byState: 'Lieux par état',
    all: 'Tous',
    states: { shown: 'Affichés', hidden: 'Masqués', corrected: 'Corrigés', gone: 'Disparus' },
    search: { label: 'Chercher un lieu', placeholder: 'Chercher par nom…' },
    showing: (shown, total) =>
      total > 1 ? `${shown} sur ${total} lieux affichés.` : `${shown} sur ${total} lieu affiché.`,
    more: {
      loadOlder: 'En charger d’autres',
      olderFailed: 'Les suivants n’ont pas pu être chargés.',
    },
    loadFailed: 'Impossible de charger les lieux',
    tryAgain: 'Veuillez réessayer dans un moment.',
    refreshFailed: 'La liste n’a pas pu être actualisée.',
    none: 'Aucun lieu',
    noneIn: {
      shown: 'Aucun lieu n’est affiché',
      hidden: 'Aucun lieu n’est masqué',
      corrected: 'Aucun lieu n’est corrigé',
      gone: 'Aucun lieu n’a disparu',
    },
    noneFound: 'Aucun lieu ne correspond',
    noneFoundText: 'Essayez une partie du nom.',
    clearSearch: 'Effacer la recherche',
  },
});
