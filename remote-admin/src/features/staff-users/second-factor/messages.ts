import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** The English sentences are those of docs/specification.md#errors-of-staff-pages. */
export const messages = defineMessages<Texts['features/staff-users/second-factor']>({ en, fr });
