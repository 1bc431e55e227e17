import { defineMessages } from '@camp/ui/language';

export const messages = defineMessages({
  en: { home: 'Home' },
  fr: { home: 'Accueil' },
});
