import { expect, test } from '@jest/globals';
import { shortened } from './shortened.ts';

test('a text that fits stays as it is', () => {
  expect(shortened('connect ECONNREFUSED')).toBe('connect ECONNREFUSED');
  expect(shortened('a'.repeat(120))).toBe('a'.repeat(120));
});

test('a longer one ends after a whole word', () => {
  expect(shortened(`${'word '.repeat(23)}and-a-long-one`)).toBe(`${'word '.repeat(22)}word…`);
  expect(shortened('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});
