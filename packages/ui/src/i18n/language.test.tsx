import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { defineMessages, useMessages } from './define-messages.ts';
import type { Texts } from '#texts.d.ts';
import en from './greeting.fixture.en.json' with { type: 'json' };
import fr from './greeting.fixture.fr.json' with { type: 'json' };
import { currentLanguage, setLanguage } from './language.ts';

const messages = defineMessages<Texts['i18n/greeting.fixture']>({ en, fr });

function Greeting() {
  const { hello, nights, kept, camp } = useMessages(messages);
  const counted = [0, 1, 2, 1_200].map((count) => nights({ count }));
  return (
    <p>{[hello({ name: 'Kim' }), camp.fire, kept({ isKept: true }), ...counted].join(', ')}</p>
  );
}

afterEach(() => {
  document.documentElement.removeAttribute('lang');
});

test('texts follow the language of the document, and a change of it at once', async () => {
  document.documentElement.lang = 'fr';
  render(<Greeting />);
  expect(
    screen.getByText('Bonjour Kim, feu, gardé, 0 nuit, 1 nuit, 2 nuits, 1 200 nuits'),
  ).toBeTruthy();

  await act(() => setLanguage('en'));

  expect(
    screen.getByText('Hello Kim, fire, kept, 0 nights, 1 night, 2 nights, 1,200 nights'),
  ).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});

test.each(['', 'de', 'constructor'])(
  'a document that says "%s" is spoken to in English',
  (lang) => {
    document.documentElement.lang = lang;

    expect(currentLanguage()).toBe('en');
  },
);

test('a text that a language lacks does not compile [product-5]', () => {
  // @ts-expect-error -- the compiler must refuse it, and says so here if it ever does not
  defineMessages<{ one: string; two: string }>({ en: { one: '', two: '' }, fr: { one: '' } });
  // @ts-expect-error -- a group where there is a text
  defineMessages<{ one: string }>({ en: { one: '' }, fr: { one: { a: '' } } });

  expect.assertions(0);
});
