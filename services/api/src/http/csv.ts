import { plainTextOf } from '@camp/contracts/account/free-text';
import type { Language } from '@camp/contracts/sentences/language';

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\u{FEFF}';

type Cell = string | number | null;

interface Manner {
  separator: string;
  writeNumber: (number: number) => string;
}

/** As spreadsheets in each language read a file (docs/decisions/staff-lists.md#0293). */
const manners: Record<Language, Manner> = {
  en: { separator: ',', writeNumber: String },
  fr: { separator: ';', writeNumber: (number) => String(number).replace('.', ',') },
};

/** One record of a CSV file (RFC 4180), its line end included: for programs, and for readers of a language. */
export function csvRecord(cells: readonly Cell[], language: Language = 'en'): string {
  const manner = manners[language];
  return `${cells.map((cell) => csvCell(cell, manner)).join(manner.separator)}\r\n`;
}

function csvCell(cell: Cell, { separator, writeNumber }: Manner): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return writeNumber(cell);
  const text = withoutFormula(plainLines(cell));
  const needsQuotes = /["\r\n]/.test(text) || text.includes(separator);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Line ends stay: a cell may hold them. */
const plainLines = (cell: string) =>
  cell
    .split(/(?<=[\t\r\n])|(?=[\t\r\n])/)
    .map((part) => (/^[\t\r\n]$/.test(part) ? part : plainTextOf(part)))
    .join('');

/* A spreadsheet takes a cell that begins like this for a formula. */
const beginning = /^(?=[=+\-@\t\r\n＝＋－＠])/;

/* Where something else separates cells, or quotes are not understood, a cell may begin inside ours. */
const laterBeginning = /(?<=[,;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/**
 * An apostrophe makes a spreadsheet show a formula instead of running it (OWASP, "CSV Injection").
 * `csv-stringify` only escapes the beginning of a cell, so it cannot replace this.
 */
function withoutFormula(text: string): string {
  return text.replace(beginning, "'").replace(laterBeginning, "'");
}
