import { expect, test } from '@jest/globals';
import { listedNameOf } from './staff-user.ts';
import { messages } from './messages.ts';

test.each([
  [{ display_name: 'Kim Member', username: 'kim' }, 'Kim Member'],
  [{ display_name: null, username: 'kim' }, 'kim'],
  [{ display_name: '', username: '' }, '—'],
])(
  'a row calls %j by the display name, else the username, else a dash [user-management-5]',
  (user, name) => {
    expect(listedNameOf(user)).toBe(name);
  },
);

const none = { first: null, last: '', isFromEnd: false, all: null, isOne: false };

test.each([
  [{ ...none, total: '47' }, '47 users', '47 comptes'],
  [{ ...none, total: '1', isOne: true }, '1 user', '1 compte'],
  [{ ...none, total: '9', all: '47' }, '9 of 47 users', '9 sur 47 comptes'],
  [
    { ...none, first: '26', last: '50', total: '60' },
    '26–50 of 60 users',
    '26 à 50 sur 60 comptes',
  ],
  [
    { ...none, first: '26', last: '50', total: '60', all: '200' },
    '26–50 of 60 users, 200 in all',
    '26 à 50 sur 60 comptes, 200 en tout',
  ],
  [
    { ...none, first: '1', last: '25', isFromEnd: true, total: '10,000+' },
    '1–25 from the end of 10,000+ users',
    '1 à 25 en partant de la fin, sur 10,000+ comptes',
  ],
])(
  'of %j the list tells how many there are before and after filters [user-management-7]',
  (range, en, fr) => {
    expect(messages.en.showing(range)).toBe(en);
    expect(messages.fr.showing(range)).toBe(fr);
  },
);

test('the list says what the specification quotes [user-management-1]', () => {
  const { search, loading, empty } = messages.en;

  expect([search.placeholder, loading, empty.title]).toEqual([
    'Search users…',
    'Loading…',
    'No users',
  ]);
});
