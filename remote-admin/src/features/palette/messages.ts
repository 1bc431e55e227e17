import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './Palette.en.json' with { type: 'json' };
import fr from './Palette.fr.json' with { type: 'json' };

export const messages = defineMessages<Texts['features/palette/Palette']>({ en, fr });
