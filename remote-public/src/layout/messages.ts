import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: { home: 'Home' },
  fr: { home: 'Accueil' },
});
