import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { badTexts, typesOfTexts } from './texts.ts';

/** Texts of one page in both languages, and the file of their types. */
const folder = (en: object, fr: object, types?: string) =>
  temporaryFolder({
    'shell/src/hut/en.json': JSON.stringify(en),
    'shell/src/hut/fr.json': JSON.stringify(fr),
    ...(types && { 'shell/src/texts.d.ts': types }),
  });

test.each([
  ['a missing text', { a: 'A', b: { c: 'C' } }, { a: 'A', b: {} }, 'fr.json: b.c is missing'],
  ['a surplus text', { a: 'A' }, { a: 'A', b: 'B' }, 'en.json: b is missing'],
  ['another value', { a: '{x}' }, { a: '{y}' }, 'fr.json: a has other values than in English: y'],
  [
    'a group',
    { a: 'A' },
    { a: { b: 'B' } },
    'fr.json: a has other values than in English: a group',
  ],
  ['a text that cannot be read', { a: '{x' }, { a: 'A' }, 'en.json: a: '],
  ['a brace', { a: "'{'" }, { a: 'A' }, 'en.json: a: a brace cannot be shown'],
  ['a day', { a: '{x, date}' }, { a: 'A' }, 'en.json: a: {x} can be shown, chosen by, counted or'],
  ['a percentage', { a: '{x, number, percent}' }, { a: 'A' }, 'en.json: a: {x} can be shown'],
])('%s is reported with its file and name [product-5]', (_name, en, fr, line) => {
  expect(badTexts(folder(en, fr))).toEqual([expect.stringContaining(`shell/src/hut/${line}`)]);
});

const inEnglish = (text: string) => folder({ a: text }, { a: 'A' });
const inFrench = (text: string) => folder({ a: 'A' }, { a: text });

test.each([
  ['Somebody is here.', 'someone, anyone, everyone or no one'],
  ['Whoever comes may stay.', 'anyone who, or the person who'],
  ['It ends by itself.', 'automatically'],
  ["It can't end.", '’ for an apostrophe'],
])('of English, “%s” is reported with what to write instead', (text, instead) => {
  expect(badTexts(inEnglish(text))).toContainEqual(expect.stringMatching(`${instead}$`));
});

test.each([
  ['Retirer le lien\u00A0?', '\\? ! ; without a space before it'],
  ['Motif : {reason}', 'a no-break space before a colon'],
  ['Motif: {reason}', 'a no-break space before a colon'],
  ['« Près de moi »', 'no-break spaces inside « »'],
  ["L'heure", '’ for an apostrophe'],
])('of French, “%s” is reported with what to write instead', (text, instead) => {
  expect(badTexts(inFrench(text))).toContainEqual(expect.stringMatching(`${instead}$`));
});

test('no mistake is found in a text that has its style, or that the specification fixes', () => {
  const good = folder(
    { a: 'Someone’s here at 3:04: no one else.' },
    { a: 'À 3:04\u00A0: «\u00A0Oui\u00A0», non?' },
  );
  const fixed = temporaryFolder({
    'shell/src/hut/en.json': JSON.stringify({ a: "We're here" }),
    'shell/src/hut/fr.json': JSON.stringify({ a: 'A' }),
    'docs/specification.md': "It says `We're here`.",
  });
  const mistakes = (path: string) => badTexts(path).filter((line) => line.includes(': write '));

  expect(mistakes(good)).toEqual([]);
  expect(mistakes(fixed)).toEqual([]);
});

test('types have what either language does with a value, and are reported when they are old', () => {
  const en = {
    plain: 'Hut',
    named: 'Hut {name}',
    counted: '{count} of {total, number}',
    chosen: '{isOpen, select, true {open} other {closed}}, {day, select, null {–} other {{day}}}',
  };
  const fr = { ...en, counted: '{count, plural, one {# hutte} other {# huttes}} sur {total}' };
  const [types = ''] = typesOfTexts(folder(en, fr)).values();

  expect(types).toContain(`  readonly 'hut': {
    readonly plain: string;
    readonly named: (values: { name: string | number }) => string;
    readonly counted: (values: { count: number; total: number }) => string;
    readonly chosen: (values: { isOpen: boolean; day: string | number | null }) => string;
  };`);
  expect(badTexts(folder(en, fr, types))).toEqual([]);
  expect(badTexts(folder(en, fr, `${types}\n`))).toEqual([
    'shell/src/texts.d.ts is out of date: node infra/check/texts.ts --write',
  ]);
});

test('the texts of the project are the same in both languages [product-5]', () => {
  expect(badTexts('.')).toEqual([]);
});
