import { expect, test } from '@jest/globals';
import { formatDate } from './calendar.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('of data whose day is not known the year is told', () => {
  expect(plain(formatDate('2025-09-16', 'en'))).toBe('Sep 16, 2025');
  expect(plain(formatDate('2025-09-01', 'fr'))).toBe('1 sept. 2025');
  expect(formatDate('2019', 'en')).toBe('2019');
});
