import { plainTextOf } from '@camp/contracts/account/free-text';

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\u{FEFF}';

type Cell = string | number | null;

/** One record of a CSV file (RFC 4180), its line end included. */
export function csvRecord(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? withoutFormula(plainLines(cell)) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Line ends stay: a cell may hold them. */
const plainLines = (cell: string) =>
  cell
    .split(/(?<=[\t\r\n])|(?=[\t\r\n])/)
    .map((part) => (/^[\t\r\n]$/.test(part) ? part : plainTextOf(part)))
    .join('');

/* A spreadsheet takes a cell that begins like this for a formula. */
const beginning = /^(?=[=+\-@\t\r\n＝＋－＠])/;

/* Where semicolons or tabs separate cells, or quotes are not understood, a cell may begin inside ours. */
const laterBeginning = /(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/**
 * An apostrophe makes a spreadsheet show a formula instead of running it (OWASP, "CSV Injection").
 * `csv-stringify` only escapes the beginning of a cell, so it cannot replace this.
 */
function withoutFormula(text: string): string {
  return text.replace(beginning, "'").replace(laterBeginning, "'");
}
