import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enLive from './live.en.json' with { type: 'json' };
import frLive from './live.fr.json' with { type: 'json' };

/** The texts around live alerts; the alerts are in the authorities' own words. */
export const liveMessages = defineMessages<Texts['features/alerts/live']>({
  en: enLive,
  fr: frLive,
});
