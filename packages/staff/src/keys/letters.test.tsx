import { expect, test } from '@jest/globals';
import { areLettersOn, turnLetters } from './letters.ts';

test('single letters do something until they are turned off [user-management-16]', () => {
  expect(areLettersOn()).toBe(true);
  turnLetters('off');
  expect(areLettersOn()).toBe(false);
  turnLetters('on');

  expect(areLettersOn()).toBe(true);
});
