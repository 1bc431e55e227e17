import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { leadsSomewhere } from '#infra/check/citations.ts';
import { everyAbuse } from '#tests/security/abuses/every-abuse.ts';

const document = readFileSync('docs/security.md', 'utf8');
const [required = '', tried = ''] = document.split('## What is tried');

const cellsOf = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
const rows = (required.match(/^\| \d+\.\d+\.\d+ \|.*$/gm) ?? []).map((line) => {
  const [, id = '', , , state = '', failsWhen = '', shownBy = ''] = cellsOf(line);
  return { id, state, failsWhen, shownBy: shownBy.match(/(?<=`)[^`]+(?=`(?:<br>|$))/g) ?? [] };
});
const absent = [...required.matchAll(/^Does not apply: .* \(([\d., ]+)\)$/gm)].flatMap(
  ([, ids = '']) => ids.split(', '),
);

/** Number of requirements in levels 1 and 2 of OWASP ASVS 5.0. */
const inStandard = 253;

test('each requirement of the standard has one row, or says why it does not apply', () => {
  const ids = [...rows.map(({ id }) => id), ...absent];

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toHaveLength(inStandard);
});

test('the rows are counted by their state', () => {
  const count = (state: string) => rows.filter((row) => row.state.startsWith(state)).length;

  expect(document).toContain(
    `${count('holds')} hold, ${count('**falls short**')} fall short, ${count('**by decision**')} are otherwise by decision, ${count('**the operator’s part**')} are the operator’s part, ${absent.length} are about something that the site does not have.`,
  );
});

test('each row names what is there, and says what makes its test fail', () => {
  const isGone = (shownBy: string) => !leadsSomewhere(shownBy.split(' › ')[0] ?? '', '.');
  const isTest = (shownBy: string) => shownBy.includes(' › ');
  const unexplained = rows.filter(
    ({ shownBy, failsWhen }) => shownBy.some(isTest) === (failsWhen === '–'),
  );

  expect(rows.flatMap(({ shownBy }) => shownBy).filter(isGone)).toEqual([]);
  expect(unexplained).toEqual([]);
});

/** An abuse may contain signs that would be markup, or links that lead away. */
const withoutMarkup = (text: string) =>
  text.replace(/(\S*[<>_{}[\]*/'"]\S*)/g, '`$1`').replaceAll('|', String.raw`\|`);

test('what is tried is told with its answer, and is about a row', () => {
  const lines = everyAbuse.map(({ asvs, abuse, expect: { status, code } }) => {
    const answer = code === undefined ? String(status) : `${status} \`${code}\``;
    return `| ${asvs} | ${withoutMarkup(abuse)} | ${answer} |`;
  });

  expect(tried.match(/^\| \d.*$/gm)).toEqual(lines);
  expect(everyAbuse.filter(({ asvs }) => !rows.some(({ id }) => id === asvs))).toEqual([]);
});
