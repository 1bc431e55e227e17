import { languages } from '@camp/contracts/language';
import type { Examined } from './inspect.ts';
import type { Refusal } from './refusal.ts';

/** What visitors would read, and is not said in every language. */
export function* textRefusals({ candidate }: Examined): Generator<Refusal> {
  if (candidate.name === 'shell') return;
  const texts = [
    { what: 'the name of its area', text: candidate.area },
    ...candidate.navigation.flatMap(({ to, label, menu }) => [
      { what: `the label of ${to}`, text: label },
      ...(menu ? [{ what: `the menu of ${to}`, text: menu }] : []),
    ]),
  ];
  for (const { what, text } of texts) {
    for (const language of languages.filter((each) => !text[each]?.trim())) {
      const message = `${candidate.name} does not say ${what} in ${names[language]}.`;
      yield { code: 'TEXT_MISSING', message };
    }
  }
}

const names = { en: 'English', fr: 'French' };
