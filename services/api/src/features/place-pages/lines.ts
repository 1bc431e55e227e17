import { type Font, fontFor, widthIn } from './font.ts';

interface TextBox {
  font: Font;
  width: number;
  /** Sizes of letters that may be used, the largest first, each with the most lines. */
  sizes: readonly [Size, ...Size[]];
}

interface Size {
  size: number;
  lines: number;
}

export interface TextLayout {
  font: Font;
  size: number;
  lines: string[];
}

/** Lays out a text in the largest size in which it fits without breaking a word; in the smallest it is cut. */
export function layoutText(text: string, { font, sizes, width }: TextBox): TextLayout {
  const fit = fontFor(text, font);
  const words = text.split(/\s+/).filter(Boolean);
  const tried = sizes.map(({ size, lines: most }) => {
    const line = { font: fit, ems: width / size };
    const lines = wrapped(words, line);
    const fits = lines.length <= most && words.every((word) => fitsLine(word, line));
    return { size, lines, most, fits };
  });
  const { size, lines, most } = tried.find(({ fits }) => fits) ??
    tried.at(-1) ?? { size: 0, lines: [], most: 0 };
  const shown = lines.slice(0, most);
  if (lines.length > most) shown.push(`${shown.pop()?.slice(0, -2) ?? ''}…`);
  return { font: fit, size, lines: shown };
}

interface Line {
  font: Font;
  /** Width in parts of the size of its letters. */
  ems: number;
}

function wrapped(words: readonly string[], line: Line): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((each) => pieces(each, line))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && fitsLine(longer, line)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const fitsLine = (text: string, { font, ems }: Line) => widthIn(font, text) <= ems;

/** Breaks a word that is wider than a line. */
function pieces(word: string, line: Line): string[] {
  if (fitsLine(word, line)) return [word];
  const found = [''];
  for (const letter of word) {
    const longer = (found.at(-1) ?? '') + letter;
    if (fitsLine(longer, line)) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}
