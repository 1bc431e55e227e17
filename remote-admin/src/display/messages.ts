import { defineMessages } from '@camp/ui/language';

export const messages = defineMessages({
  en: {
    copied: 'Copied',
    copyFailed: 'Your browser did not allow the copy. Select the text and copy it yourself.',
  },
  fr: {
    copied: 'Copié',
    copyFailed:
      'Votre navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le vous-même.',
  },
});
