import { globSync, readFileSync } from 'node:fs';
import { compileTexts, textsFile } from '@camp/contracts/sentences/compile-texts';
import {
  type CompiledText,
  type CompiledTexts,
  place,
  type TextPart,
} from '@camp/contracts/sentences/texts';

/** Files with the texts of pages, mails and answers. */
export const textFiles = globSync(
  '{shell,remote-*,packages/{ui,contracts},services/api}/src/**/*.json',
).filter((path) => textsFile.test(path));

/** Returns the texts of a file in all their forms, such as one and several, with `…` for each value. */
export const textsIn = (path: string): string[] =>
  formsInGroup(JSON.parse(compileTexts(readFileSync(path, 'utf8'))) as CompiledTexts);

const formsInGroup = (texts: CompiledTexts): string[] =>
  Object.values(texts).flatMap((text) =>
    typeof text === 'string' || Array.isArray(text)
      ? formsOf(text as CompiledText)
      : formsInGroup(text as CompiledTexts),
  );

function formsOf(text: CompiledText): string[] {
  if (typeof text === 'string') return [text.replaceAll(place, '…')];
  return text.reduce<string[]>(
    (forms, part) => forms.flatMap((form) => formsOfPart(part).map((end) => form + end)),
    [''],
  );
}

function formsOfPart(part: TextPart): string[] {
  if (typeof part === 'string') return formsOf(part);
  const [, , cases] = part;
  return cases ? Object.values(cases).flatMap(formsOf) : ['…'];
}
