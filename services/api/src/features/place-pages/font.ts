import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';

export interface Font {
  family: string;
  file: string;
  /** Width of a line in parts of the size of its letters; null where the font lacks a letter. */
  widthOf: (text: string) => number | null;
}

/**
 * The site's two fonts, and one with the letters of the languages spoken in British Columbia, by the names that
 * the files give themselves.
 */
export const fonts = {
  title: openFont('Bricolage Grotesque 96pt ExtraBold', 'bricolage-grotesque-700.ttf'),
  text: openFont('Figtree Light', 'figtree-500.ttf'),
  wide: openFont('DejaVu Sans', 'dejavu-sans-700.ttf'),
};

/** Wide enough for a letter that no font has. */
const unknownWidth = 0.7;

/** The font that has all letters of a text: the given one, or else the one with most letters. */
export function fontFor(text: string, font: Font): Font {
  return font.widthOf(text) === null ? fonts.wide : font;
}

export const widthIn = (font: Font, text: string) =>
  font.widthOf(text) ?? text.length * unknownWidth;

function openFont(family: string, name: string): Font {
  const file = fileURLToPath(import.meta.resolve(`#features/place-pages/fonts/${name}`));
  const face = create(readFileSync(file));
  if (face.isCollection) throw new Error(`${name} holds several fonts.`);

  const widthOf = (text: string) => {
    const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    if (!letters.every((letter) => face.hasGlyphForCodePoint(letter))) return null;
    const widths = letters.map((letter) => face.glyphForCodePoint(letter).advanceWidth);
    return widths.reduce((sum, width) => sum + width, 0) / face.unitsPerEm;
  };
  return { family, file, widthOf };
}
