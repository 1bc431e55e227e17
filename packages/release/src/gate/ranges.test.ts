import { expect, test } from '@jest/globals';
import { satisfies } from './ranges.ts';

test.each([
  ['19.3.1', '^19.3.1'],
  ['19.4.0', '^19.3.1'],
  ['1.0.0', '1.0.0'],
  ['0.2.9', '^0.2.3'],
  ['0.0.3', '^0.0.3'],
])('%s satisfies %s', (version, range) => {
  expect(satisfies(version, range)).toBe(true);
});

test.each([
  ['19.3.0', '^19.3.1'],
  ['20.0.0', '^19.3.1'],
  ['18.9.9', '^19.0.0'],
  ['0.3.0', '^0.2.3'],
  ['0.0.4', '^0.0.3'],
  ['1.0.1', '1.0.0'],
  ['20.0.0-rc.1', '^19.0.0'],
  ['19.0.0', '>=19'],
  ['19.0.0', '*'],
])('%s does not satisfy %s', (version, range) => {
  expect(satisfies(version, range)).toBe(false);
});
