import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { badProofs } from './proofs.ts';

const tests = `
describe('a tent', () => {
  test('it stands', () => {});
});
test.each([
  ['rain', '|'],
])(
  'it keeps %s out | in',
  () => {},
);
test(\`\${path} is "dry"\`, async () => {});
testCampersOnly('it is warm', () => {});
`;

/** A project with one file of tests and one document. */
const projectWith = (document: string, path = 'docs/proofs.md') =>
  temporaryFolder({ 'shell/src/tent.test.ts': tests, [path]: document });

const table = (...rows: string[]) =>
  ['# Proofs', '', '| rule | proved by |', '|---|---|', ...rows, ''].join('\n');

test('tests that are there are fine, several in a row, from test.each and with a template, too', () => {
  const document = table(
    '| stands | `shell/src/tent.test.ts › it stands`, `shell/src/tent.test.ts › it is warm` |',
    '| dry | `shell/src/tent.test.ts › it keeps %s out \\| in` |',
    '| dry | `shell/src/tent.test.ts › ${path} is "dry"` |',
  );

  expect(badProofs(projectWith(document))).toEqual([]);
});

test.each([
  ['`shell/src/gone.test.ts › it stands`', 'there is no shell/src/gone.test.ts'],
  ['`shell/src/tent.test.ts › it flies`', 'shell/src/tent.test.ts has no test "it flies"'],
  ['`shell/src/tent.test.ts › a tent`', 'shell/src/tent.test.ts has no test "a tent"'],
  ['`shell/src/tent.test.ts › it stand`', 'shell/src/tent.test.ts has no test "it stand"'],
  ['somebody has looked', 'the row names no test'],
  ['', 'the row names no test'],
])('a row that is proved by %s is refused', (proof, reason) => {
  expect(badProofs(projectWith(table(`| stands | ${proof} |`)))).toEqual([
    `docs/proofs.md:5 ${reason}`,
  ]);
});

test('every document below docs is read, and a test that its prose names has to be there, too', () => {
  const document = `${table()}\nSee \`shell/src/tent.test.ts › it flies\`.\n`;

  expect(badProofs(projectWith(document, 'docs/deep/security.md'))).toEqual([
    'docs/deep/security.md:6 shell/src/tent.test.ts has no test "it flies"',
  ]);
});

test('a table of anything else needs no proof', () => {
  const document = `${table()}\n| tent | size |\n|---|---|\n| small | 2 |\n`;

  expect(badProofs(projectWith(document))).toEqual([]);
});
