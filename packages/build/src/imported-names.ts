/** The names that sources import from each module; `*` where it may be any of them. */
export type ImportedNames = Map<string, Set<string>>;

const statement = /\b(?:import|export)\s+(?<clause>[^'"`;]*?)\s*from\s*['"](?<from>[^'"]+)['"]/g;
const call = /\bimport\s*\(\s*['"`](?<from>[^'"`]+)['"`]/g;

/**
 * Finds the names that sources import as values: types leave no trace in a build. A namespace or a dynamic
 * import counts as every name of its module.
 */
export function importedNames(sources: readonly string[]): ImportedNames {
  const found: ImportedNames = new Map();
  const add = (from: string, names: readonly string[]) => {
    const known = found.get(from) ?? new Set();
    for (const name of names) known.add(name);
    found.set(from, known);
  };
  for (const source of sources.map(withoutComments)) {
    for (const { groups } of source.matchAll(statement)) {
      const { clause = '', from = '' } = groups ?? {};
      const names = namesIn(clause);
      if (names.length > 0) add(from, names);
    }
    for (const { groups } of source.matchAll(call)) add(groups?.['from'] ?? '', ['*']);
  }
  return found;
}

function namesIn(clause: string): string[] {
  if (/^type\b(?!\s*,)/.test(clause)) return [];
  const [before = '', braced] = clause.split(/[{}]/);
  const listed = (braced ?? '').split(',').map((item) => item.trim());
  const values = listed.filter((item) => item !== '' && !item.startsWith('type '));
  return [
    ...(before.includes('*') ? ['*'] : []),
    ...(/^\w/.test(before) ? ['default'] : []),
    ...values.map((item) => item.split(/\s+as\s+/)[0] ?? item),
  ];
}

/** Examples in comments import nothing. Addresses in strings are cut off, too, which hides no import. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(?:^|\s)\/\/.*$/gm, ' ');
