import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** Texts of the pages about all places. */
export const messages = defineMessages<Texts['features/staff-places']>({ en, fr });
