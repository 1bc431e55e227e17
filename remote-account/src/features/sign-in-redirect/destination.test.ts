import { expect, test } from '@jest/globals';
import { destinationOf } from './destination.ts';

test('a stored origin of this site wins over every home [sign-in-7]', () => {
  const state = { from: '/admin/users?search=ann#top' };

  expect(destinationOf(state, '/hub')).toBe('/admin/users?search=ann#top');
  expect(destinationOf(state, '/profile')).toBe('/admin/users?search=ann#top');
});

test.each(['/hub', '/profile', '/'] as const)(
  'without a stored origin %s is next [sign-in-6]',
  (home) => {
    expect(destinationOf(null, home)).toBe(home);
    expect(destinationOf({ from: 7 }, home)).toBe(home);
    expect(destinationOf('/settings', home)).toBe(home);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'profile',
  '/\t/evil.example',
])('an origin outside this site is ignored: %j [sign-in-8]', (from) => {
  expect(destinationOf({ from }, '/hub')).toBe('/hub');
});
