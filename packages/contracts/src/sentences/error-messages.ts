import type { Texts } from '#texts.d.ts';
import englishErrors from './errors.en.json' with { type: 'json' };
import frenchErrors from './errors.fr.json' with { type: 'json' };
import { type FieldMessage, fieldMessages } from './field-messages.ts';
import type { Message, MessageOf } from './language.ts';
import { sentenceIn } from './sentence-in.ts';

/* Every sentence of a refusal. The API sends the English one with key and params. */

/** The key of a sentence about an error or a field, with the params that it needs. */
export type ErrorMessage = MessageOf<Texts['sentences/errors']> | FieldMessage;

export const inEnglish = (message: Message): string | undefined =>
  sentenceIn(englishErrors, message, 'en') ?? sentenceIn(fieldMessages.en, message, 'en');

export const inFrench = (message: Message): string | undefined =>
  sentenceIn(frenchErrors, message, 'fr') ?? sentenceIn(fieldMessages.fr, message, 'fr');
