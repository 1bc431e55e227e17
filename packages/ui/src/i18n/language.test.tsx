import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { defineMessages, useMessages } from './define-messages.ts';
import { currentLanguage, setLanguage } from './language.ts';

const messages = defineMessages({
  en: { hello: (name: string) => `Hello ${name}`, camp: { fire: 'fire' } },
  fr: { hello: (name) => `Bonjour ${name}`, camp: { fire: 'feu' } },
});

function Greeting() {
  const { hello, camp } = useMessages(messages);
  return <p>{`${hello('Kim')}, ${camp.fire}`}</p>;
}

afterEach(() => {
  document.documentElement.removeAttribute('lang');
});

test('texts follow the language of the document, and a change of it at once', () => {
  document.documentElement.lang = 'fr';
  render(<Greeting />);
  expect(screen.getByText('Bonjour Kim, feu')).toBeTruthy();

  act(() => setLanguage('en'));

  expect(screen.getByText('Hello Kim, fire')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});

test.each(['', 'de', 'constructor'])(
  'a document that says "%s" is spoken to in English',
  (lang) => {
    document.documentElement.lang = lang;

    expect(currentLanguage()).toBe('en');
  },
);

test('a text that French lacks, or has too many, does not compile [product-5]', () => {
  // @ts-expect-error -- the compiler must refuse it, and says so here if it ever does not
  defineMessages({ en: { one: 'one', two: 'two' }, fr: { one: 'un' } });
  // @ts-expect-error -- a name that English does not know
  defineMessages({ en: { one: 'one' }, fr: { one: 'un', two: 'deux' } });
  // @ts-expect-error -- a plain text where English makes one from a value
  defineMessages({ en: { one: (n: number) => `${n}` }, fr: { one: 'un' } });

  expect.assertions(0);
});
