import { expect, test } from '@jest/globals';
import { everyAbuse } from '#tests/security/abuses/every-abuse.ts';
import { documentFrom, mistakesIn } from '#tests/security/document.ts';

test('the rows are all of the standard, once each', () => {
  expect(mistakesIn(() => true)).toEqual([]);
});

test('a row that names a file that is gone is reported', () => {
  const gone = 'docs/decisions/0041-refresh-cookie-path.md';

  expect(mistakesIn((file) => file !== gone)).toEqual([`3.3.3 names ${gone}, which is not there.`]);
});

test('the document has what is written by hand, every chapter and what is tried, and nothing falls short', () => {
  const text = documentFrom('# Security\n\n## The requirements\n\nOld rows.\n');

  expect(text).toMatch(/^# Security\n\n## The requirements\n/);
  expect(text).not.toContain('Old rows');
  expect(text.match(/^### V\d+ /gm)).toHaveLength(17);
  for (const state of ['by decision', 'the operator’s part']) {
    expect(text).toContain(`| **${state}**. `);
  }
  expect(text).toMatch(/^\d+ hold, 0 fall short, /m);
  expect(text).not.toContain('| **falls short**');
  const counts = text.match(/^(\d+) hold, .*$/m)?.[0].match(/\d+/g) ?? [];
  const rows = text.match(/^\| \d+\.\d+\.\d+ \| \d \|/gm) ?? [];
  const absent = Number(counts.at(-1));
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(rows.length + absent);
  const [, tried = ''] = text.split('## What is tried');
  expect(tried.match(/^\| \d/gm)).toHaveLength(everyAbuse.length);
});

test('tests come before files, and the abuses of a requirement are among them', () => {
  const row = documentFrom('').match(/^\| 3\.5\.2 .*$/m)?.[0];

  expect(row).toContain(
    '| `tests/api/embedded/security/abuses.test.ts › $asvs: $abuse`<br>`services/api/src/http/csrf.ts` |',
  );
});
