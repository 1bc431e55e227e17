import { defineMessages } from '@camp/ui/language';

export const messages = defineMessages({
  en: { home: 'Home', admin: 'Admin' },
  fr: { home: 'Accueil', admin: 'Administration' },
});
