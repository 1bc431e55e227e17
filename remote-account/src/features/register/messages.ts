import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import enCreated from './created.en.json' with { type: 'json' };
import frCreated from './created.fr.json' with { type: 'json' };

export const messages = defineMessages<Texts['features/register']>({ en, fr });

/** The card that follows a registration. */
export const createdMessages = defineMessages<Texts['features/register/created']>({
  en: enCreated,
  fr: frCreated,
});
