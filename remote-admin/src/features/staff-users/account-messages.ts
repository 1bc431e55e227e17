import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enAccount from './account.en.json' with { type: 'json' };
import frAccount from './account.fr.json' with { type: 'json' };

/** Texts of the forms that create and correct accounts. */
export const accountMessages = defineMessages<Texts['features/staff-users/account']>({
  en: enAccount,
  fr: frAccount,
});
