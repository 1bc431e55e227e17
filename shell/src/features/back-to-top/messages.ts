import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: { thisPage: 'This page', backToTop: 'Back to top' },
  fr: { thisPage: 'Cette page', backToTop: 'Haut de la page' },
});
