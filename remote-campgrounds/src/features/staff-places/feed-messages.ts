import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enFeed from './feed.en.json' with { type: 'json' };
import frFeed from './feed.fr.json' with { type: 'json' };

export const feedMessages = defineMessages<Texts['features/staff-places/feed']>({
  en: enFeed,
  fr: frFeed,
});
