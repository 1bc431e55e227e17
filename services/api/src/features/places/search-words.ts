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
