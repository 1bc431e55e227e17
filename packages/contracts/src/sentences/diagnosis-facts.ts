import type { Texts } from '#texts.d.ts';
import english from './facts.en.json' with { type: 'json' };
import french from './facts.fr.json' with { type: 'json' };
import type { Message, MessageOf } from './language.ts';
import { sentenceIn } from './sentence-in.ts';

/** A fact that a check may find. */
export type Fact = MessageOf<Texts['sentences/facts']>;

/** A fact without params is named by its key alone. */
export type PlainFact = Extract<Fact, { params?: undefined }>['key'];

export const factInEnglish = (fact: Message): string | undefined => sentenceIn(english, fact, 'en');

export const factInFrench = (fact: Message): string | undefined => sentenceIn(french, fact, 'fr');
