import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import enPassword from './password.en.json' with { type: 'json' };
import frPassword from './password.fr.json' with { type: 'json' };
import enData from './data.en.json' with { type: 'json' };
import frData from './data.fr.json' with { type: 'json' };

/** Texts that the sections share. */
export const messages = defineMessages<Texts['features/settings']>({ en, fr });

/** Changing the password. */
export const passwordMessages = defineMessages<Texts['features/settings/password']>({
  en: enPassword,
  fr: frPassword,
});

/** Exporting the data and deleting the account. */
export const dataMessages = defineMessages<Texts['features/settings/data']>({
  en: enData,
  fr: frData,
});
