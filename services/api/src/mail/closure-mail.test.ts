import { expect, test } from '@jest/globals';
import { closureMail, type ToldPlace } from './closure-mail.ts';
import { renderMail } from './render-mail.ts';

const site = 'https://camp.example';

const closed = (number: number): ToldPlace => ({
  slug: `place-${number}`,
  name: `Place <${number}>`,
  headline: { en: 'Closed: a slide & mud', fr: 'Fermé\u00A0: un glissement' },
  source: 'BC Parks',
});
const opened: ToldPlace = { ...closed(7), slug: 'lake', name: 'The Lake', headline: null };

const write = (language: 'en' | 'fr', places: ToldPlace[]) => {
  const recipient = { userId: 1, email: 'kim@mail.example', name: 'Kim', language };
  return renderMail(closureMail(recipient, { places, token: 'abc' }), site);
};

test.each([
  [1, 0, 'CampBC: 1 saved place closed', 'CampBC\u00A0: 1 lieu enregistré fermé'],
  [0, 1, 'CampBC: 1 saved place open again', 'CampBC\u00A0: 1 lieu enregistré rouvert'],
  [
    2,
    1,
    'CampBC: 2 saved places closed, 1 open again',
    'CampBC\u00A0: 2 lieux enregistrés fermés, 1 rouvert',
  ],
])(
  'the subject says how many closed (%d) and opened (%d) [product-3]',
  (closing, opening, en, fr) => {
    const places = [
      ...Array.from({ length: closing }, (_, number) => closed(number)),
      ...Array.from({ length: opening }, () => opened),
    ];

    expect(write('en', places).subject).toBe(en);
    expect(write('fr', places).subject).toBe(fr);
  },
);

test('each place is a link, with the words and the name of its authority, in text and HTML [product-3]', () => {
  const { text, html } = write('en', [closed(1), opened]);

  expect(text).toContain(
    [
      'Closed\n',
      'Place <1>',
      'Closed: a slide & mud',
      'Source: BC Parks',
      `${site}/campgrounds/place-1\n`,
      'Open again\n',
      'The Lake',
      'BC Parks no longer says that it is closed.',
      `${site}/campgrounds/lake`,
    ].join('\n'),
  );
  expect(html).toContain(`href="${site}/campgrounds/place-1"`);
  expect(html).toContain('>Place &lt;1&gt;</a><br>Closed: a slide &amp; mud<br>Source: BC Parks');
});

test('French says the authority’s French words where there are some, else its English ones [product-3]', () => {
  const english = { ...closed(2), headline: { en: 'Mud', fr: null } };

  const { text } = write('fr', [closed(1), english]);

  expect(text).toContain('Fermé\u00A0: un glissement\nSource\u00A0: BC Parks');
  expect(text).toContain('Mud\nSource\u00A0: BC Parks');
  expect(text).not.toMatch(/[ \p{L}][:»](?=\s|$)|\s[;!?]|« /u);
});

test('a mail names twenty places, and says how many more there are [product-6]', () => {
  const many = Array.from({ length: 23 }, (_, number) => closed(number));

  const { text } = write('en', [...many, opened]);

  expect(text.match(/\/campgrounds\//g)).toHaveLength(20);
  expect(text).toContain('4 more places have changed');
  expect(text).not.toContain('Open again');
});

test('mail programs are told how to end it in one click, people by a link to a page [mails-about-saved-places-4]', () => {
  const { headers, text, html } = write('en', [opened]);

  expect(headers).toEqual({
    'List-Unsubscribe': `<${site}/api/places/closure-mails/one-click?token=abc>, <mailto:hello@campbc.example?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(
    `No more emails about saved places:\n${site}/saved/unsubscribe?token=abc\n`,
  );
  expect(html).toContain(`href="${site}/saved/unsubscribe?token=abc"`);
  expect(text + html).not.toContain('one-click');
});
