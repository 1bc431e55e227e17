import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enRecord from './record.en.json' with { type: 'json' };
import frRecord from './record.fr.json' with { type: 'json' };

/** Texts of the mails, the history and the notes of a person. */
export const recordMessages = defineMessages<Texts['features/person/record']>({
  en: enRecord,
  fr: frRecord,
});
