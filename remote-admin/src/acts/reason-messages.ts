import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enReason from './reason.en.json' with { type: 'json' };
import frReason from './reason.fr.json' with { type: 'json' };

/** The question for a reason, apart from the other texts: pages that are not about users ask it, too. */
export const reasonMessages = defineMessages<Texts['acts/reason']>({
  en: enReason,
  fr: frReason,
});
