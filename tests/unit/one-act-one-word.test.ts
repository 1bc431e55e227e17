import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { textFiles, textsIn as formsIn } from '#tests/support/page-texts.ts';

/** Files with sentences for people: of pages, mails and the API. */
const sources = [
  ...textFiles,
  ...globSync('packages/contracts/src/sentences/*-{messages,facts}.ts'),
];

/** Words that docs/decisions/staff.md#0154 gives up. Mail servers and queues keep their names. */
const givenUp =
  /\b(mail(?! server| queue)s?|e-mail|sign(ed|s|ing)? (in|out)|second factor|2FA|MFA)\b/iu;

/** Sentences that the specification fixes. */
const fixed = readFileSync('docs/specification.md', 'utf8');

/** Returns the English or French texts in a source: those between quotes with two words or capitals. */
function textsIn(path: string): string[] {
  if (path.endsWith('.json')) return formsIn(path);
  const code = readFileSync(path, 'utf8').replaceAll(
    /\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gmu,
    '',
  );
  const quoted = code.matchAll(/'([^'\n]+)'|`([^`]+)`/gu);
  return [...quoted]
    .map(([, single, template]) => (single ?? template ?? '').replaceAll(/\$\{[^}]*\}/gu, '…'))
    .filter((text) => /\s|^[A-Z\d]/u.test(text));
}

test('pages, mails and API call each act by its one word, except where a text is fixed [product-3]', () => {
  const strays = sources.flatMap((path) =>
    textsIn(path)
      .filter((text) => givenUp.test(text) && !fixed.includes(`\`${text}\``))
      .map((text) => `${path}: ${text}`),
  );

  expect(sources.length).toBeGreaterThan(50);
  expect(strays).toEqual([]);
});
