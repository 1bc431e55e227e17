import { expect, test } from '@jest/globals';
import { satisfies } from './ranges.ts';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['1.0.0', '1.0.0', true],
  ['0.2.9', '^0.2.3', true],
  ['0.0.3', '^0.0.3', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.0.0', false],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['1.0.1', '1.0.0', false],
  ['20.0.0-rc.1', '^19.0.0', false],
  ['19.0.0', '>=19', false],
  ['19.0.0', '*', false],
])('that %s satisfies %s is %p', (version, range, isSatisfied) => {
  expect(satisfies(version, range)).toBe(isSatisfied);
});
