import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { badCitations } from './citations.ts';

/** An empty project with a few documents, and the given files. */
function projectWith(files: Record<string, string>): string {
  return temporaryFolder({
    'package.json': '{ "scripts": { "check": "" } }',
    'docs/specification.md':
      '# Specification\n\n## Sign-in\n\n### Errors: of `mail`\n\n<a id="mail-1"></a>It is sent.\n',
    'docs/decisions/0020-staff.md': '# 20. Staff\n',
    'services/api/src/limits.ts': 'export const limit = 1;\n',
    ...files,
  });
}

const commented = (comment: string) => projectWith({ 'shell/src/x.ts': `\n/** ${comment} */\n` });
const documented = (text: string) => projectWith({ 'docs/recipes.md': `# Recipes\n\n${text}\n` });

test.each([
  ['docs/decisions/0020-gone.md', 'there is no docs/decisions/0020-gone.md'],
  ['docs/specification.md#sign-out', 'there is no docs/specification.md#sign-out'],
  ['see services/api/src/gone.', 'there is no services/api/src/gone'],
  ['see gone.spec.ts', 'there is no gone.spec.ts'],
  ['(federation.md, "Faults")', 'there is no federation.md'],
  ['(decision 20)', '"decision 20" cites a number: name a file under docs instead'],
  ['(decisions 19–21)', '"decisions 19" cites a number: name a file under docs instead'],
  [
    'Specification, section 8, "Login"',
    '"Specification, section 8" cites a number: name a file under docs instead',
  ],
  ['the route table (section 2)', '"(section 2)" cites a number: name a file under docs instead'],
  ['since issue 12', '"issue 12" cites a number: name a file under docs instead'],
])('a comment that says %s is refused', (comment, reason) => {
  expect(badCitations(commented(comment))).toEqual([`shell/src/x.ts:2 ${reason}`]);
});

test.each([
  ['[staff](decisions/0021-gone.md)', 'the link decisions/0021-gone.md leads nowhere'],
  ['[sign-out](specification.md#sign-out)', 'the link specification.md#sign-out leads nowhere'],
  ['[further down](#further-down)', 'the link #further-down leads nowhere'],
  ['[outside](../../outside.md)', 'the link ../../outside.md leads nowhere'],
  ['Open `services/api/src/gone.ts`.', 'there is no services/api/src/gone.ts'],
  ['Open `services/*/gone.ts`.', 'there is no services/*/gone.ts'],
  ['Run `npm run fly`.', 'there is no npm run fly'],
])('a document that says %s is refused', (text, reason) => {
  expect(badCitations(documented(text))).toEqual([`docs/recipes.md:3 ${reason}`]);
});

test('a setting file is read, too', () => {
  const root = projectWith({ 'infra/deploy/site.env.example': '# See docs/gone.md.\nPORT=1\n' });

  expect(badCitations(root)).toEqual(['infra/deploy/site.env.example:1 there is no docs/gone.md']);
});

test.each([
  'docs/specification.md#sign-in, docs/specification.md#errors-of-mail',
  'Staff act (docs/decisions/0020-staff.md). Limits are in limits.ts, services/api/src/limits.ts.',
  'RFC 4226, section 4, and https://example.org/docs/gone.md',
  'docs/decisions/NNNN-name.md, services/<name>/src/server.ts',
])('a comment that says %s is fine', (comment) => {
  expect(badCitations(commented(comment))).toEqual([]);
});

test.each([
  '[it is sent](specification.md#mail-1)',
  '[staff](decisions/0020-staff.md), [errors](specification.md#errors-of-mail), [top](#recipes)',
  'Write `Page.tsx` beside `services/*/src/limits.ts` and run `npm run check`.',
])('a document that says %s is fine', (text) => {
  expect(badCitations(documented(text))).toEqual([]);
});

test('code that a document shows of a file is refused once the file has other code', () => {
  const shown = (code: string) =>
    documented(`\`\`\`ts services/api/src/limits.ts\n${code}\n\`\`\``);

  expect(badCitations(shown('export const limit = 1;'))).toEqual([]);
  expect(badCitations(shown('export const limit = 2;'))).toEqual([
    'docs/recipes.md:3 services/api/src/limits.ts has other code',
  ]);
});

test('code that is no comment may name what it likes', () => {
  const code = "export const paths = ['docs/gone.md', 'shell/*/*.ts', 'gone/*.ts'];\n";
  const root = projectWith({ 'shell/src/x.ts': code });

  expect(badCitations(root)).toEqual([]);
});
