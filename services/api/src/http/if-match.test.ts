import { expect, test } from '@jest/globals';
import { requireSeen, seenVersions, versionOf } from './if-match.ts';

const asking = (header: string | undefined) => ({ get: () => header }) as never;

test.each([
  [undefined, null],
  ['*', null],
  ['"one"', ['one']],
  ['"one", "two"', ['one', 'two']],
  ['W/"one"', ['W/"one']],
  ['', ['']],
])('If-Match %j names the versions %j', (header, versions) => {
  expect(seenVersions(asking(header))).toEqual(versions);
});

test('the same facts have the same version, and other facts another', () => {
  const facts = ['robin', 'admin', 1, null];

  expect(versionOf([...facts])).toBe(versionOf(facts));
  expect(versionOf(['robin', 'admin', 1, ''])).not.toBe(versionOf(facts));
  expect(versionOf(['robin', 'admin', '1', null])).not.toBe(versionOf(facts));
});

test('a record that is not as it was seen is refused, with the record as it is', () => {
  const current = { version: 'new' };

  expect(() => requireSeen(['old'], current)).toThrow(
    expect.objectContaining({ code: 'PRECONDITION_FAILED', status: 412, current }),
  );
  for (const seen of [null, ['new'], ['old', 'new']]) {
    expect(() => requireSeen(seen, current)).not.toThrow();
  }
});
