import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@camp/contracts/sentences/language';
import { compileTexts } from '@camp/contracts/sentences/compile-texts';
import { type TextsFile, textsOf } from '@camp/contracts/sentences/texts';
import { brand } from '@camp/contracts/site/brand';
import type { Texts } from '#texts.d.ts';

export type MailTexts = Texts['mail'];

/** Texts of the mails. Compiled as the API starts, because it also runs without a build. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: readTexts('#mail/en.json', 'en'),
  fr: readTexts('#mail/fr.json', 'fr'),
};

function readTexts(file: string, language: Language): MailTexts {
  const json = readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8');
  return textsOf(JSON.parse(compileTexts(json)) as TextsFile<MailTexts>, language);
}

type Text<Values> = string | ((values: Values) => string);

/** Texts of one mail. A paragraph that says nothing is left out. */
export interface LetterTexts<Values> {
  readonly subject: Text<Values>;
  readonly greeting: Text<Values>;
  readonly before: Readonly<Record<number, Text<Values>>>;
  readonly label?: Text<Values>;
  readonly after?: Readonly<Record<number, Text<Values>>>;
}

/** Values that every mail may name. The last three are sentences. */
export type SharedValues = Record<
  'name' | 'site' | 'mailbox' | 'notYou' | 'notAsked' | 'shutOut',
  string
>;

/** The text of a mail without what is the same in all. */
interface Words {
  subject: string;
  greeting: string;
  before: string[];
  label?: string;
  after: string[];
}

/** Fills in the texts of a mail to a person. */
export function wordsOf<Values extends object>(
  { name, language }: { name: string; language: Language },
  texts: LetterTexts<Values & SharedValues>,
  values: Values,
): Words {
  const shared = sharedValues(name, language);
  const say = (text: Text<Values & SharedValues>) =>
    typeof text === 'string' ? text : text({ ...values, ...shared });
  const paragraphs = (all: LetterTexts<Values & SharedValues>['after'] = {}) =>
    Object.values(all)
      .map(say)
      .filter((paragraph) => paragraph !== '');
  const { subject, greeting, before, label, after } = texts;
  return {
    subject: say(subject),
    greeting: say(greeting),
    before: paragraphs(before),
    after: paragraphs(after),
    ...(label !== undefined && { label: say(label) }),
  };
}

function sharedValues(name: string, language: Language): SharedValues {
  const { notYou, notAsked, shutOut } = mailTexts[language].fixed;
  const own = { name, site: brand.name, mailbox: brand.mailboxes.general };
  return { ...own, notYou: notYou(own), notAsked: notAsked(own), shutOut: shutOut(own) };
}
