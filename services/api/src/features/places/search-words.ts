/*
 * Names are written in many alphabets' letters, and searched for with the keys that people have: without accents
 * (`Sx̱ótsaqel`), without signs for sounds that English lacks (`Ts'ilɂos`, `sx̌ʷəx̌ʷnitkʷ`), with any apostrophe
 * or none.
 */

/** Letters that Unicode does not take apart. */
const plainLetters: Record<string, string> = {
  ə: 'e',
  ł: 'l',
  ɬ: 'l',
  ƛ: 'tl',
  λ: 'l',
  χ: 'x',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
};

/** Signs for a stop of the voice, which English has no letter for. */
const stops = /[ʔɂˀʕᑫ]/gu;
const apostrophes = /(?<=[\p{L}\p{N}])['’‘ʼʹ`´?](?=[\p{L}\p{N}])/gu;
const hyphens = /(?<=[\p{L}\p{N}])[-‐‑–](?=[\p{L}\p{N}])/gu;
const raisedLetters = /\p{Lm}/gu;

function plain(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(stops, '');
  return letters
    .toLowerCase()
    .replaceAll(/[^\0-\x7f]/gu, (letter) => plainLetters[letter] ?? letter);
}

const split = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the words of a typed text, each once. */
export const typedWords = (text: string): string[] => [
  ...new Set(split(text.replaceAll(apostrophes, ''))),
];

/** The key of a phrase: its words as they can be typed, in their order. */
export const phraseOf = (text: string): string => split(text.replaceAll(apostrophes, '')).join(' ');

/** Words that people shorten, or say in the other language. */
const others: Record<string, string[]> = {
  lake: ['lac'],
  lac: ['lake'],
  island: ['ile'],
  islands: ['iles'],
  river: ['riviere'],
  creek: ['ruisseau'],
  bay: ['baie'],
  beach: ['plage'],
  falls: ['chutes'],
  mount: ['mt', 'mont'],
  mountain: ['mtn', 'montagne'],
  point: ['pointe'],
  saint: ['st'],
};

const initials = /\b(\p{L})\.\s?(?=\p{L}\.)/gu;

/** The words that a name is found by: as typed, and as others may type it. */
export function nameWords(name: string): string[] {
  const spellings = [
    name.replaceAll(apostrophes, ''),
    name.replaceAll(apostrophes, ' '),
    name.replaceAll(apostrophes, '').replaceAll(hyphens, ''),
    name.replaceAll(apostrophes, '').replaceAll(raisedLetters, ''),
  ];
  return [...new Set(spellings.flatMap(split))];
}

/** Further words that find a name: in the other language or shorter, initials together, all of it as one word. */
export function furtherWords(name: string): string[] {
  const words = nameWords(name);
  const joined = typedWords(name).join('');
  const further = [
    ...words.flatMap((word) => others[word] ?? []),
    ...split(name.replaceAll(initials, '$1')),
    ...(joined === '' ? [] : [joined]),
  ];
  return [...new Set(further)].filter((word) => !words.includes(word));
}
