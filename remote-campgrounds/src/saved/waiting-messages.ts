import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './WaitingChanges.en.json' with { type: 'json' };
import fr from './WaitingChanges.fr.json' with { type: 'json' };

export const messages = defineMessages<Texts['saved/WaitingChanges']>({ en, fr });
