import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';

interface Size {
  name: string;
  value: number;
  /** Value to come down to. */
  goal: number;
}

const isTest = (file: string) =>
  /\.(?:test|spec|fixture)\.tsx?$|^tests\//.test(file) && /\.(?:tsx?|mjs|css)$/.test(file);
const isApart = (file: string) => /^(?:tests|bench|artwork)\/|\/src\/texts\.d\.ts$/.test(file);
const isSource = (file: string) =>
  /\.(?:tsx?|mjs|css)$/.test(file) && !isTest(file) && !isApart(file);

/**
 * Measures how much there is to read, in lines and files. Texts, artwork and benches are data or apart, and count
 * nowhere.
 */
export function sizesOf(root: string): Size[] {
  const files = projectFiles(root);
  const linesIn = (some: string[]) =>
    some.reduce(
      (sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1,
      0,
    );
  const source = files.filter(isSource);
  const stylesheets = source.filter((file) => file.endsWith('.css'));
  const lines = linesIn(source);
  return [
    { name: 'source lines', value: lines, goal: 76_000 },
    { name: 'source files', value: source.length, goal: 950 },
    { name: 'files per 1,000 lines', value: ratioOf(source.length, lines / 1_000), goal: 12.5 },
    {
      name: 'lines of remote-admin',
      value: linesIn(source.filter((file) => file.startsWith('remote-admin/'))),
      goal: 9_000,
    },
    { name: 'stylesheets', value: stylesheets.length, goal: 83 },
    { name: 'lines of stylesheets', value: linesIn(stylesheets), goal: 8_000 },
    { name: 'test lines', value: linesIn(files.filter(isTest)), goal: 62_000 },
    {
      name: 'pages of decisions',
      value: files.filter((file) => /^docs\/decisions\/.*\.md$/.test(file)).length,
      goal: 20,
    },
  ];
}

const ratioOf = (part: number, whole: number) => Math.round((10 * part) / whole) / 10;

/** Returns a table of the sizes, one in each line. */
export const tableOf = (sizes: readonly Size[]): string =>
  sizes
    .map(({ name, value, goal }) => {
      const [now, then] = [value, goal].map((each) => each.toLocaleString('en').padStart(9));
      return `${name.padEnd(24)}${now}   goal ${then}`;
    })
    .join('\n');
