import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enChip from './chip.en.json' with { type: 'json' };
import frChip from './chip.fr.json' with { type: 'json' };
import enSaved from './saved.en.json' with { type: 'json' };
import frSaved from './saved.fr.json' with { type: 'json' };

export const chipMessages = defineMessages<Texts['filters/chip']>({ en: enChip, fr: frChip });

export const savedMessages = defineMessages<Texts['filters/saved']>({ en: enSaved, fr: frSaved });
