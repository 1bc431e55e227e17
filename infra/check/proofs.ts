import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';
import { rulesIn } from './rules.ts';

const specificationPath = 'docs/specification.md';
const proofsPath = 'docs/proofs.md';

/** A test as a document names it: `path › title`, in a code span. */
const proof = /`([^`\n]+?) › ([^`\n]+)`/g;

/** The title of a test as its source writes it, with the template of `test.each`. */
const testTitle = /(?:\btest\w*|[)`])\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g;

/** The rules that a test proves, at the end of its title. */
const provedRules = / \[([a-z][\w-]*-\d+(?:, [a-z][\w-]*-\d+)*)\]$/;

const isTestFile = /\.(?:test|spec)\.tsx?$/;

interface Test {
  path: string;
  /** Without the rules. */
  title: string;
  rules: readonly string[];
}

/** Returns the tests of the project, by file. */
function testsOf(root: string): Test[] {
  const files = projectFiles(root).filter((file) => isTestFile.test(file));
  return files.toSorted().flatMap((path) => testsIn(path, readFileSync(join(root, path), 'utf8')));
}

const testsIn = (path: string, source: string): Test[] =>
  [...source.matchAll(testTitle)].map(([, , whole = '']) => {
    const [end = '', rules = ''] = provedRules.exec(whole) ?? [];
    const title = whole.slice(0, whole.length - end.length);
    return { path, title, rules: rules ? rules.split(', ') : [] };
  });

/**
 * Returns the page that lists, for each rule of the specification, the tests that prove it: those whose title ends
 * with the rule's id.
 */
export function proofsPage(root: string, tests = testsOf(root)): string {
  const sections = rulesIn(readFileSync(join(root, specificationPath), 'utf8')).map(
    ({ heading, rules }) => [
      heading,
      '',
      ...rules.flatMap(({ id, statement }) => [
        `- [${id}](specification.md#${id}): ${statement}`,
        ...tests
          .filter((each) => each.rules.includes(id))
          .map(({ path, title }) => `  - \`${path} › ${title}\``),
      ]),
      '',
    ],
  );
  return `${[...introduction, ...sections.flat()].join('\n').trimEnd()}\n`;
}

const introduction = [
  '# Which test proves which rule',
  '',
  'Each paragraph, item and table of the [specification](specification.md) that states a rule has an id, and a test ends',
  'its title with the ids of the rules that it proves. This page is made from them, by',
  '`node infra/check/proofs.ts --write`; `npm run check` fails when it is not what they say, when a rule has no test, and',
  'when a title names a rule that is not there. `npm test -- PATH` runs the file of a test.',
  '',
];

/** Returns one line for each rule that no test proves, or that is not in the specification though a test names it. */
function badRules(root: string, tests: readonly Test[]): string[] {
  const path = join(root, specificationPath);
  const sections = existsSync(path) ? rulesIn(readFileSync(path, 'utf8')) : [];
  const ids = sections.flatMap(({ rules }) => rules.map(({ id }) => id));
  const proved = new Set(tests.flatMap(({ rules }) => rules));
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${specificationPath}: the id ${id} stands twice`),
    ...ids
      .filter((id) => !proved.has(id))
      .map((id) => `${specificationPath}: no test proves ${id}; end a title with [${id}]`),
    ...tests.flatMap(({ path: file, title, rules }) =>
      rules
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}: "${title}" names ${id}, which is not in ${specificationPath}`),
    ),
  ];
}

/** Returns one line for each test that a document below docs names, without its rules, and that does not exist. */
function badNames(root: string, tests: readonly Test[]): string[] {
  const titles = new Map<string, Set<string>>();
  for (const { path, title } of tests) titles.set(path, (titles.get(path) ?? new Set()).add(title));
  const documents = projectFiles(root, 'docs').filter((file) => file.endsWith('.md'));
  return documents.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(proof)].flatMap(([, path = '', title = '']) => {
          if (!existsSync(join(root, path))) return [`${file}:${index + 1} there is no ${path}`];
          if (titles.get(path)?.has(title.replaceAll('\\|', '|'))) return [];
          return [`${file}:${index + 1} ${path} has no test "${title}"`];
        }),
      ),
  );
}

/** Returns one line for each mistake in what proves the specification. */
export function badProofs(root: string): string[] {
  const tests = testsOf(root);
  const bad = [...badRules(root, tests), ...badNames(root, tests)];
  if (bad.length > 0) return bad;
  const isCurrent = readFileSync(join(root, proofsPath), 'utf8') === proofsPage(root, tests);
  return isCurrent ? [] : [`${proofsPath} is out of date: node infra/check/proofs.ts --write`];
}

if (import.meta.main) {
  if (process.argv.includes('--write')) writeFileSync(proofsPath, proofsPage('.'));
  const bad = badProofs('.');
  for (const line of bad) console.error(line);
  process.exit(bad.length > 0 ? 1 : 0);
}
