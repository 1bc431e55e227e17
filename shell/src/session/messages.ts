import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: { endedByInactivity: 'You were logged out after four hours without activity.' },
  fr: { endedByInactivity: 'Vous avez été déconnecté après quatre heures d’inactivité.' },
});
