import { expect, test } from '@jest/globals';
import { dayIn } from './day.ts';

test('a day reads as Canadians write it, in either language', () => {
  const noonInVancouver = '2026-05-03T19:00:00.000Z';

  expect(dayIn('en', noonInVancouver)).toBe('May 3, 2026');
  expect(dayIn('fr', noonInVancouver)).toBe('3 mai 2026');
});
