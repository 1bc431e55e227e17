const mostCharacters = 120;

/** A text as it fits a cell: at most 120 characters, broken off after a whole word. */
export function shortened(text: string): string {
  if (text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters).replace(/\s+\S*$/, '')}…`;
}
