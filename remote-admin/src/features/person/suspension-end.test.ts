import { expect, test } from '@jest/globals';
import { endOf } from './suspension-end.ts';

const now = new Date('2026-11-23T10:00:00.000Z');

test.each([
  ['day1', '2026-11-24T10:00:00.000Z'],
  ['week', '2026-11-30T10:00:00.000Z'],
  ['month', '2026-12-23T10:00:00.000Z'],
  ['lifted', null],
] as const)('a suspension for %s ends at %s [one-person-2, sign-in-17]', (length, end) => {
  expect(endOf(length, '', now)).toBe(end);
});

test('a chosen day counts to its end, and none is none [one-person-2, sign-in-17]', () => {
  expect(endOf('day', '2026-12-31', now)).toBe(new Date('2026-12-31T23:59:59').toISOString());
  expect(endOf('day', '', now)).toBeNull();
});
