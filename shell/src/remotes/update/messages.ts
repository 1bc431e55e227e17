import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    ready: 'A new version of this site is ready. Reload when it suits you.',
    reload: 'Reload',
    dismiss: 'Dismiss',
  },
  fr: {
    ready: 'Une nouvelle version du site est prête. Rechargez quand vous voudrez.',
    reload: 'Recharger',
    dismiss: 'Fermer',
  },
});
