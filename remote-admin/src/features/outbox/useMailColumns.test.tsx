import { expect, test } from '@jest/globals';
import { shorten } from './useMailColumns.tsx';

test('a text that fits stays as it is', () => {
  expect(shorten('connect ECONNREFUSED')).toBe('connect ECONNREFUSED');
  expect(shorten('a'.repeat(120))).toBe('a'.repeat(120));
});

test('a longer one ends after a whole word', () => {
  expect(shorten(`${'word '.repeat(23)}and-a-long-one`)).toBe(`${'word '.repeat(22)}word…`);
  expect(shorten('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});
