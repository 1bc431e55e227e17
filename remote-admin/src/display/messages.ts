import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    loadOlder: 'Load older',
    loading: 'Loading…',
    olderFailed: 'Older ones did not load.',
  },
  fr: {
    loadOlder: 'Charger les plus anciens',
    loading: 'Chargement…',
    olderFailed: 'Les plus anciens n’ont pas pu être chargés.',
  },
});
