import { defineMessages } from '@camp/ui/i18n/define-messages';

/** What the links say unless a page has better words. */
export const messages = defineMessages({
  en: { joinGroup: 'Join the social group' },
  fr: { joinGroup: 'Rejoindre le groupe social' },
});
