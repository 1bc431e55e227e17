const maxCharacters = 120;

/** A text cut to at most 120 characters, after a whole word where there is one. */
export function shorten(text: string): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters).replace(/\s+\S*$/, '')}…`;
}
