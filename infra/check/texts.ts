import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts, textsFile } from '@camp/contracts/sentences/compile-texts';
import type { Language } from '@camp/contracts/sentences/language';
import { type CompiledText, type CompiledTexts, place } from '@camp/contracts/sentences/texts';
import { projectFiles } from './project-files.ts';

/** Apps and packages that have texts, each with types of its texts that are made from its English files. */
const owners = /^(?:shell|remote-[\w-]+|packages\/(?:ui|contracts|staff)|services\/api)\//;
const typesPath = 'src/texts.d.ts';

/** Mistakes of style that can be seen in a text (docs/words.md), with what to write. */
const styles: Record<Language, [mistake: RegExp, instead: string][]> = {
  en: [
    [/\b(?:some|any|every|no)body\b/i, 'someone, anyone, everyone or no one'],
    [/\bwhoever\b/i, 'anyone who, or the person who'],
    [/\bby itself\b/i, 'automatically'],
    [/\p{L}'\p{L}/u, '’ for an apostrophe'],
  ],
  fr: [
    [/\s[?!;]/, '? ! ; without a space before it'],
    [/(?<!\u00A0):(?=\s|$)/, 'a no-break space before a colon'],
    [/«(?!\u00A0)|(?<!\u00A0)»/, 'no-break spaces inside « »'],
    [/\p{L}'\p{L}/u, '’ for an apostrophe'],
  ],
};

/** Returns one line for each mistake of style in a file of texts, but for texts that the specification fixes. */
function* styleMistakes(root: string, path: string): Generator<string> {
  const book = join(root, 'docs/specification.md');
  const fixed = existsSync(book) ? readFileSync(book, 'utf8') : '';
  const language = path.endsWith('fr.json') ? 'fr' : 'en';
  for (const text of plainTextsIn(JSON.parse(readFileSync(join(root, path), 'utf8')))) {
    for (const [mistake, instead] of styles[language]) {
      if (!mistake.test(text) || fixed.includes(`\`${text}\``)) continue;
      yield `${path}: “${text}”: write ${instead}`;
    }
  }
}

const plainTextsIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(Object(texts)).flatMap(plainTextsIn);

const isGroup = (text: CompiledText | CompiledTexts): text is CompiledTexts =>
  typeof text === 'object' && !Array.isArray(text);

/** Type of a value that is shown, and of one by the kind of its place in a compiled text. */
const shownType = 'string | number';
const typesByKind: Record<number, string> = { 1: 'string', 2: 'number', 4: 'number' };

/** Returns the type of a value by its place. One that a case is chosen by may be what the cases are called. */
function typeOfPlace(kind: number, cases: object): string {
  if ('true' in cases) return 'boolean';
  return 'null' in cases ? 'string | number | null' : (typesByKind[kind] ?? 'never');
}

/** Returns the type of each value that a text has a place for, by name. What is counted may be shown, too. */
function valuesOf(text: CompiledText, types = new Map<string, string>()): Map<string, string> {
  for (const part of typeof text === 'string' ? [text] : text) {
    if (typeof part === 'string') {
      for (const [, name = ''] of part.matchAll(place))
        types.set(name, types.get(name) ?? shownType);
      continue;
    }
    const [name, kind, cases = {}] = part;
    types.set(name, typeOfPlace(kind, cases));
    for (const branch of Object.values(cases)) valuesOf(branch, types);
  }
  return types;
}

/** Returns the TypeScript type of a group of texts. What only one language counts or chooses by is that in the type. */
function typeOf(en: CompiledTexts, fr: CompiledTexts, indent: string): string {
  const lines = Object.entries(en).map(([name, text]) => {
    const french = fr[name];
    const key = `${indent}  readonly ${/^\w+$/.test(name) ? name : `'${name}'`}: `;
    if (isGroup(text)) {
      return `${key}${typeOf(text, french as CompiledTexts, `${indent}  `)};\n`;
    }
    const values = valuesOf(french as CompiledText, valuesOf(text));
    const fields = [...values].map(([value, type]) => `${value}: ${type}`).join('; ');
    return `${key}${fields ? `(values: { ${fields} }) => string` : 'string'};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** Returns one line for each text that one of two files lacks, or that has other values in the second one. */
function differences(en: CompiledTexts, fr: CompiledTexts, { pair, group = '' }: Place): string[] {
  return [...new Set([...Object.keys(en), ...Object.keys(fr)])].flatMap((key) => {
    const [name, english, french] = [group + key, en[key], fr[key]];
    if (english === undefined) return [`${pair}en.json: ${name} is missing`];
    if (french === undefined) return [`${pair}fr.json: ${name} is missing`];
    if (isGroup(english) && isGroup(french)) {
      return differences(english, french, { pair, group: `${name}.` });
    }
    const [inEnglish, inFrench] = [english, french].map((text) =>
      isGroup(text) ? 'a group' : [...valuesOf(text).keys()].toSorted().join(', '),
    );
    return inEnglish === inFrench
      ? []
      : [`${pair}fr.json: ${name} has other values than in English: ${inFrench || 'none'}`];
  });
}

interface Place {
  /** The paths of both files begin with it. */
  pair: string;
  /** Names of the groups above, each with a dot. */
  group?: string;
}

interface TextsResult {
  /** One line for each text that one language lacks, that has other values there, cannot be read, or has a mistake of style. */
  bad: string[];
  /** Content of each file of types, by its path. */
  types: Map<string, string>;
}

/** Reads all texts below a folder, and compares the languages. */
function readTexts(root: string): TextsResult {
  const files = projectFiles(root).filter((file) => owners.test(file) && textsFile.test(file));
  const pairs = new Set(files.map((file) => file.replace(/\w\w\.json$/, '')));
  const bad: string[] = [];
  const types = new Map<string, string>();
  for (const pair of [...pairs].toSorted()) {
    try {
      const [en, fr] = [`${pair}en.json`, `${pair}fr.json`].map((path) => readGroup(root, path));
      if (!en || !fr) continue;
      const found = differences(en, fr, { pair });
      bad.push(...found, ...styleMistakes(root, `${pair}en.json`));
      bad.push(...styleMistakes(root, `${pair}fr.json`));
      if (found.length > 0) continue;
      const owner = owners.exec(pair)?.[0] ?? '';
      const name = pair
        .slice(owner.length)
        .replace(/^src\//, '')
        .replace(/[/.]$/, '');
      const line = `  readonly '${name}': ${typeOf(en, fr, '  ')};\n`;
      types.set(owner + typesPath, (types.get(owner + typesPath) ?? '') + line);
    } catch (error) {
      bad.push((error as Error).message);
    }
  }
  return { bad, types: new Map([...types].map(([path, lines]) => [path, fileOfTypes(lines)])) };
}

function readGroup(root: string, path: string): CompiledTexts {
  try {
    return JSON.parse(compileTexts(readFileSync(join(root, path), 'utf8'))) as CompiledTexts;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

const fileOfTypes = (lines: string): string =>
  `/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
${lines}}
`;

/** Returns the types of the texts below a folder: the content of each file, by its path. */
export const typesOfTexts = (root: string): Map<string, string> => readTexts(root).types;

/** Returns one line for each mistake in the texts, and for each file of their types that is out of date. */
export function badTexts(root: string): string[] {
  const { bad, types } = readTexts(root);
  const current = (path: string) =>
    existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8');
  const old = [...types].filter(([path, content]) => current(path) !== content);
  return [
    ...bad,
    ...old.map(([path]) => `${path} is out of date: node infra/check/texts.ts --write`),
  ];
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    for (const [path, content] of typesOfTexts('.')) writeFileSync(path, content);
  }
  const bad = badTexts('.');
  for (const line of bad) console.error(line);
  process.exit(bad.length > 0 ? 1 : 0);
}
