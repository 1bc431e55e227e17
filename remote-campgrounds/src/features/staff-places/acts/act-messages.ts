import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** Texts of the forms that correct a fact, and that withdraw a correction. */
export const actMessages = defineMessages<Texts['features/staff-places/acts']>({ en, fr });
