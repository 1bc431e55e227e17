import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { badProofs, proofsPage } from './proofs.ts';

const specification = `
# A tent

## Weather

<a id="weather-1"></a>It [stands](wind.md) in
wind. It is red.

- <a id="weather-2"></a>It keeps rain out.

<a id="weather-3"></a>

| kind | size |
|---|---|
| small | 2 |
`;

/** Written so that this file's own titles name no such rule. */
const rules = (...ids: string[]) => ` [${ids.join(', ')}]`;

const tests = `
describe('a tent', () => {
  test('it stands${rules('weather-1')}', () => {});
});
test.each([
  ['rain', '|'],
])(
  'it keeps %s out | in${rules('weather-1', 'weather-2')}',
  () => {},
);
test(\`\${path} is "dry"\`, async () => {});
testCampersOnly('it is [warm]${rules('weather-3')}', () => {});
`;

/** A project with one file of tests, a specification and its page of proofs. */
function projectWith(changes: Record<string, string> = {}): string {
  const files = { 'docs/specification.md': specification, 'shell/src/tent.test.ts': tests };
  const page = proofsPage(temporaryFolder({ ...files, ...changes }));
  return temporaryFolder({ ...files, 'docs/proofs.md': page, ...changes });
}

test('the page lists the tests of each rule, in several forms, and is as it should be', () => {
  const root = projectWith();

  expect(proofsPage(root).split('\n').slice(7)).toEqual([
    '## Weather',
    '',
    '- [weather-1](specification.md#weather-1): It stands in wind.',
    '  - `shell/src/tent.test.ts › it stands`',
    '  - `shell/src/tent.test.ts › it keeps %s out | in`',
    '- [weather-2](specification.md#weather-2): It keeps rain out.',
    '  - `shell/src/tent.test.ts › it keeps %s out | in`',
    '- [weather-3](specification.md#weather-3): table of kind, size',
    '  - `shell/src/tent.test.ts › it is [warm]`',
    '',
  ]);
  expect(badProofs(root)).toEqual([]);
});

test.each([
  [
    'a rule without a test',
    { 'docs/specification.md': `${specification}\n<a id="weather-4"></a>It is light.\n` },
    'docs/specification.md: no test proves weather-4; end a title with [weather-4]',
  ],
  [
    'two rules of one id',
    { 'docs/specification.md': `${specification}\n<a id="weather-1"></a>It is light.\n` },
    'docs/specification.md: the id weather-1 stands twice',
  ],
  [
    'a title with a rule that is not there',
    { 'shell/src/other.test.ts': `test('it flies${rules('weather-9')}', () => {});\n` },
    'shell/src/other.test.ts: "it flies" names weather-9, which is not in docs/specification.md',
  ],
  [
    'a page from before a change',
    { 'docs/proofs.md': 'old' },
    'docs/proofs.md is out of date: node infra/check/proofs.ts --write',
  ],
])('%s is refused', (_what, changes, line) => {
  expect(badProofs(projectWith(changes))).toEqual([line]);
});

test.each([
  ['shell/src/gone.test.ts › it stands', 'there is no shell/src/gone.test.ts'],
  ['shell/src/tent.test.ts › it flies', 'shell/src/tent.test.ts has no test "it flies"'],
  ['shell/src/tent.test.ts › a tent', 'shell/src/tent.test.ts has no test "a tent"'],
  ['shell/src/tent.test.ts › it stand', 'shell/src/tent.test.ts has no test "it stand"'],
])('a document below docs that names %s is refused', (named, reason) => {
  const fine = '| dry | `shell/src/tent.test.ts › it keeps %s out \\| in` |';
  const document = `${fine}\n\`shell/src/tent.test.ts › \${path} is "dry"\`\n\`${named}\`\n`;

  expect(badProofs(projectWith({ 'docs/deep/security.md': document }))).toEqual([
    `docs/deep/security.md:3 ${reason}`,
  ]);
});
