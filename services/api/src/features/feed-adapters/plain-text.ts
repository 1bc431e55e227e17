/** Maximum number of characters that are read of a text. */
const maxRead = 20_000;

/** Tags that begin a new line where they are drawn. */
const lines = /^<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote)\b/i;

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};

/**
 * Returns a foreign text without its HTML and without invisible characters. A tag leaves a space, so that what
 * stood around it cannot become another tag. Escapes are read last: what they spell is text. Every pattern
 * passes over the text once, whatever it says.
 */
export function plainText(given: string, most = 2_000): string {
  const text = given
    .slice(0, maxRead)
    .replace(/<(script|style|template)\b[\s\S]*?(?:<\/\1[^<>]*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, (tag) => (lines.test(tag) ? '\n' : ' '))
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, readEscape);
  return clipped(tidied(text), most);
}

function readEscape(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name] ?? whole;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code <= 0x10_ffff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

function tidied(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(/[^\n\P{Cc}]|\p{Cf}/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,.;:)])/g, '$1')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}
