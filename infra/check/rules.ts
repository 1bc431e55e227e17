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

const maxLength = 160;

/** A heading; or an anchor at the start of a paragraph or an item, or before a table, with its text. */
const part =
  /^(#+ .+)$|^(?:- |\d+\. )?<a id="([\w-]+)"><\/a>\s*([^]+?)(?=\n\n|\n#|\n- |\n\d+\. |\n?$(?![^]))/gm;

/** Reads the rules of a specification, by section; a section without any is left out. */
export function rulesIn(specification: string): Section[] {
  const sections: Section[] = [];
  for (const [, heading, id = '', text = ''] of specification.matchAll(part)) {
    if (heading === undefined) sections.at(-1)?.rules.push({ id, statement: statementOf(text) });
    else sections.push({ heading, rules: [] });
  }
  return sections.filter(({ rules }) => rules.length > 0);
}

/** Returns the first sentence of a text, or the columns of a table. */
function statementOf(block: string): string {
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
