import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enPlace from './place.en.json' with { type: 'json' };
import frPlace from './place.fr.json' with { type: 'json' };

/** Texts of the page of one place. */
export const placeMessages = defineMessages<Texts['features/staff-places/place']>({
  en: enPlace,
  fr: frPlace,
});
