import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';

/** The header of the column that makes a table one of proofs. */
const proofColumn = 'proved by';

/** A test as a document names it: `path › title`, in a code span. */
const proof = /`([^`\n]+?) › ([^`\n]+)`/g;

/** The title of a test as its source writes it, with the template of `test.each`. */
const testTitle = /(?:\btest\w*|[)`])\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g;

const separator = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;

/**
 * One line for each test that a document below docs names but that does not exist, and for each row of a table
 * of proofs that names none.
 */
export function badProofs(root: string): string[] {
  const titles = new Map<string, Set<string> | null>();
  const titlesOf = (path: string) => {
    if (!titles.has(path)) titles.set(path, titlesIn(join(root, path)));
    return titles.get(path);
  };

  const documents = projectFiles(root, 'docs').filter((file) => file.endsWith('.md'));
  return documents.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const rows = proofRows(lines);
    return lines.flatMap((line, index) => {
      const named = [...line.matchAll(proof)];
      const broken = named.flatMap(([, path = '', title = '']) => {
        const known = titlesOf(path);
        if (!known) return [`there is no ${path}`];
        return known.has(title.replaceAll('\\|', '|')) ? [] : [`${path} has no test "${title}"`];
      });
      const reasons = rows.has(index) && named.length === 0 ? ['the row names no test'] : broken;
      return reasons.map((reason) => `${file}:${index + 1} ${reason}`);
    });
  });
}

/** The titles of the tests in a file; null where there is none. */
function titlesIn(path: string): Set<string> | null {
  if (!existsSync(path)) return null;
  const found = readFileSync(path, 'utf8').matchAll(testTitle);
  return new Set([...found].map(([, , title = '']) => title));
}

/** The numbers of the lines that are rows of a table of proofs. */
function proofRows(lines: readonly string[]): Set<number> {
  const rows = new Set<number>();
  let isProofTable = false;
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) isProofTable = false;
    else if (separator.test(line)) isProofTable = isProofHeader(lines[index - 1]);
    else if (isProofTable) rows.add(index);
  }
  return rows;
}

const isProofHeader = (line = '') =>
  line.split('|').some((cell) => cell.trim().toLowerCase() === proofColumn);

if (import.meta.main) {
  const bad = badProofs('.');
  for (const line of bad) console.error(line);
  process.exit(bad.length > 0 ? 1 : 0);
}
