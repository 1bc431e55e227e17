import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import enCodeStep from './code-step.en.json' with { type: 'json' };
import frCodeStep from './code-step.fr.json' with { type: 'json' };

export const messages = defineMessages<Texts['features/login']>({ en, fr });

/** The second step of the same page. */
export const codeStepMessages = defineMessages<Texts['features/login/code-step']>({
  en: enCodeStep,
  fr: frCodeStep,
});
