import { readFileSync } from 'node:fs';

/** The specification, each paragraph in one line. */
export const specification = readFileSync('docs/specification.md', 'utf8').replaceAll(
  /(?<=\S)\n(?![\n|#-]) */g,
  ' ',
);

const sectionCalled = (title: string) =>
  [...specification.matchAll(/^### (.+)\n([^]*?)(?=^##)/gm)].find(
    ([, heading]) => heading === title,
  )?.[2] ?? '';

const numbers = sectionCalled('Numbers to the letter').matchAll(/^\| (.+?) \| (.+?) \|$/gm);

/** Sentences of docs/specification.md#numbers-to-the-letter, by what they are about. */
export const sentencesToTheLetter = new Map(
  [...numbers].slice(1).map(([, name = '', sentence = '']) => [name, sentence]),
);

/** Returns the numbers of such a sentence: `13 (10 provinces, 3 territories)` has three. */
export function numbersToTheLetter(name: string): number[] {
  const found = sentencesToTheLetter.get(name)?.match(/\d[\d,.]*\d|\d/g) ?? [];
  return found.map((number) => Number(number.replaceAll(',', '')));
}

/** The texts in code spans of a document. */
export const codeSpansIn = (document: string) =>
  [...document.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

const listOfTexts = sectionCalled('Texts to the letter');

/** The texts of docs/specification.md#texts-to-the-letter. */
export const textsToTheLetter = new Set(
  codeSpansIn(listOfTexts.slice(listOfTexts.indexOf('\n- '))),
);

/** The specification without that list. */
export const elsewhereInSpecification = specification.replace(listOfTexts, '');
