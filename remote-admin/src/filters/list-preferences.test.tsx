import { expect, test } from '@jest/globals';
import { keptPreferences } from './list-preferences.ts';

const usual = { density: 'comfortable', page_size: 25, hidden: [] };

test('without anything kept the list is the usual one', () => {
  expect(keptPreferences('nothing')).toEqual(usual);
});

test.each([
  ['{"density":"compact","page_size":100,"hidden":["email"]}', {}],
  ['{"density":"huge","page_size":7}', usual],
  ['{"hidden":"all"}', usual],
  ['no JSON', usual],
  ['null', usual],
])('of %s what fits is taken', (stored, expected) => {
  localStorage.setItem('kept', stored);

  expect(keptPreferences('kept')).toMatchObject(expected);
});

test('what was kept comes back [user-management-7]', () => {
  localStorage.setItem('kept', '{"density":"compact","page_size":100,"hidden":["email",3]}');

  expect(keptPreferences('kept')).toEqual({
    density: 'compact',
    page_size: 100,
    hidden: ['email'],
  });
});
