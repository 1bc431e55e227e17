import { defineMessages } from './define-messages.ts';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** The texts that components bring themselves. */
export const messages = defineMessages<Texts['i18n']>({ en, fr });
