import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './park.en.json' with { type: 'json' };
import fr from './park.fr.json' with { type: 'json' };

export const parkMessages = defineMessages<Texts['features/campground/park']>({ en, fr });
