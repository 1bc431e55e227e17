import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enAct from './act.en.json' with { type: 'json' };
import frAct from './act.fr.json' with { type: 'json' };

/** Texts of the actions on the page of a person. */
export const actMessages = defineMessages<Texts['features/person/act']>({ en: enAct, fr: frAct });
