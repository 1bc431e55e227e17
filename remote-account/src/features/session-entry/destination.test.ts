import { expect, test } from '@jest/globals';
import { destinationOf } from './destination.ts';

test('a stored origin of this site wins over the hub', () => {
  expect(destinationOf({ from: '/admin/users?search=ann#top' })).toBe(
    '/admin/users?search=ann#top',
  );
});

test('without a stored origin the hub is next', () => {
  expect(destinationOf(null)).toBe('/hub');
  expect(destinationOf({ from: 7 })).toBe('/hub');
  expect(destinationOf('/profile')).toBe('/hub');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'profile',
  '/\t/evil.example',
])('an origin outside this site is ignored: %j', (from) => {
  expect(destinationOf({ from })).toBe('/hub');
});
