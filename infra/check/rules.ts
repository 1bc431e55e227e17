/** A paragraph, item or table of the specification that has an id. */
interface Rule {
  id: string;
  /** Its first sentence, without links; for a table, its columns. */
  statement: string;
}

interface Section {
  /** With its number signs. */
  heading: string;
  rules: Rule[];
}

const item = String.raw`(?:- |\d+\. )`;
const anchor = new RegExp(`^${item}?<a id="([\\w-]+)"></a>`);
const blockEnd = new RegExp(String.raw`\n(?=#)|\n\n|\n(?=${item})`);
const maxLength = 160;

/** Reads the rules of a specification, by section; a section without any is left out. */
export function rulesIn(specification: string): Section[] {
  const sections: Section[] = [];
  for (const block of specification.split(blockEnd)) {
    const text = block.trim();
    if (text.startsWith('#')) sections.push({ heading: text.split('\n', 1)[0] ?? '', rules: [] });
    const [start, id] = anchor.exec(text) ?? [];
    if (start === undefined || id === undefined) continue;
    const after = specification.slice(specification.indexOf(start) + start.length);
    sections.at(-1)?.rules.push({ id, statement: statementOf(after) });
  }
  return sections.filter(({ rules }) => rules.length > 0);
}

/** Returns the first sentence of the text after an anchor. */
function statementOf(after: string): string {
  const [block = ''] = after.trimStart().split(blockEnd, 1);
  if (block.startsWith('|')) {
    const columns = (block.split('\n', 1)[0] ?? '').split('|').map((cell) => cell.trim());
    return `table of ${columns.filter(Boolean).join(', ')}`;
  }
  const plain = block
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [sentence = ''] = /^.+?[.:](?= |$)/.exec(plain) ?? [plain];
  if (sentence.length <= maxLength) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', maxLength))} …`;
}
