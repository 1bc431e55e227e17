import { expect, test } from '@jest/globals';
import { listedNameOf } from './staff-user.ts';
import { messages } from './messages.ts';

test.each([
  [{ display_name: 'Kim Member', username: 'kim' }, 'Kim Member'],
  [{ display_name: null, username: 'kim' }, 'kim'],
  [{ display_name: '', username: '' }, '—'],
])('a row calls %j by the display name, else the username, else a dash', (user, name) => {
  expect(listedNameOf(user)).toBe(name);
});

test('the list says what the specification quotes', () => {
  const { search, loading, empty } = messages.en;

  expect([search.placeholder, loading, empty.title]).toEqual([
    'Search users…',
    'Loading…',
    'No users',
  ]);
});
