import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* The part of OpenType (ISO/IEC 14496-22) that gives the width of a line of text. */

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
  const bytes = readFileSync(file);
  const tables = tablesOf(bytes);
  const unitsPerEm = bytes.readUInt16BE(tableAt(tables, 'head') + 18);
  const wideGlyphs = bytes.readUInt16BE(tableAt(tables, 'hhea') + 34);
  const advances = tableAt(tables, 'hmtx');
  const glyphs = glyphsOf(bytes, tableAt(tables, 'cmap'));

  const advanceOf = (glyph: number) =>
    bytes.readUInt16BE(advances + 4 * Math.min(glyph, wideGlyphs - 1));
  const widthOf = (text: string) => {
    let width = 0;
    for (const letter of text) {
      const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
      if (glyph === undefined) return null;
      width += advanceOf(glyph);
    }
    return width / unitsPerEm;
  };
  return { family, file, widthOf };
}

/** Finds where each table begins. */
function tablesOf(bytes: Buffer): Map<string, number> {
  const count = bytes.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  return new Map(
    records.map((at) => [bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8)]),
  );
}

function tableAt(tables: Map<string, number>, name: string): number {
  const at = tables.get(name);
  if (at === undefined) throw new Error(`The font has no table ${name}.`);
  return at;
}

/** Glyphs by letter: all segments of the first subtable of format 4. */
function glyphsOf(bytes: Buffer, cmap: number): Map<number, number> {
  const count = bytes.readUInt16BE(cmap + 2);
  const subtables = Array.from(
    { length: count },
    (_, index) => cmap + bytes.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = subtables.find((at) => bytes.readUInt16BE(at) === 4);
  if (table === undefined) throw new Error('The font has no map of letters in format 4.');
  const glyphs = new Map<number, number>();
  const twice = bytes.readUInt16BE(table + 6);
  for (let at = table + 14; at < table + 14 + twice; at += 2) {
    for (const [letter, glyph] of segmentAt(bytes, at, twice)) glyphs.set(letter, glyph);
  }
  return glyphs;
}

function* segmentAt(bytes: Buffer, at: number, twice: number): Generator<[number, number]> {
  const [startAt, offsetAt] = [at + 2 + twice, at + 2 + 3 * twice];
  const [last, first] = [bytes.readUInt16BE(at), bytes.readUInt16BE(startAt)];
  const delta = bytes.readUInt16BE(at + 2 + 2 * twice);
  const offset = bytes.readUInt16BE(offsetAt);
  for (let letter = first; letter <= last && letter < 0xff_ff; letter += 1) {
    const listed = offset && bytes.readUInt16BE(offsetAt + offset + 2 * (letter - first));
    const glyph = offset === 0 ? (letter + delta) % 65_536 : listed && (listed + delta) % 65_536;
    if (glyph !== 0) yield [letter, glyph];
  }
}
