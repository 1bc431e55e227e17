import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    save: 'Save',
    saved: 'Saved',
    saveOne: (name: string) => `Save ${name}`,
    savedOne: (name: string) => `Saved ${name}`,
    failed: 'That could not be saved. Please try again.',
    inLists: 'Lists',
    ownList: 'Saved places',
    newList: 'New list…',
    noLists: 'You have no further lists yet.',
  },
  fr: {
    save: 'Enregistrer',
    saved: 'Enregistré',
    saveOne: (name) => `Enregistrer ${name}`,
    savedOne: (name) => `Enregistré : ${name}`,
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    inLists: 'Listes',
    ownList: 'Lieux enregistrés',
    newList: 'Nouvelle liste…',
    noLists: 'Vous n’avez pas encore d’autre liste.',
  },
});
