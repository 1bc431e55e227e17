import { defineMessages } from '#i18n/define-messages.ts';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

export const messages = defineMessages<Texts['acts']>({ en, fr });
