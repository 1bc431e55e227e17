import { type LetterTexts, type SharedValues, wordsOf } from './mail-texts.ts';
import type { Recipient } from './recipient.ts';
import type { MailContent } from './render-mail.ts';

interface Draft<Values> {
  recipient: Recipient;
  texts: LetterTexts<Values & SharedValues>;
  values: Values;
  href?: string;
}

/** Writes a mail to a person, with a button if it leads somewhere. */
export function letter<Values extends object>({
  recipient,
  texts,
  values,
  href,
}: Draft<Values>): MailContent {
  const { label, ...words } = wordsOf(recipient, texts, values);
  const { userId, email: to, language } = recipient;
  const button = label && href ? { button: { label, href } } : {};
  return { userId, to, language, ...words, ...button };
}
