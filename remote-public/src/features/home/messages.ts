import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import enBuilding from './building.en.json' with { type: 'json' };
import frBuilding from './building.fr.json' with { type: 'json' };

/** The welcome and its film. */
export const messages = defineMessages<Texts['features/home']>({ en, fr });

/** Texts about what the site is going to be, what is open, and what is planned. */
export const buildingMessages = defineMessages<Texts['features/home/building']>({
  en: enBuilding,
  fr: frBuilding,
});
