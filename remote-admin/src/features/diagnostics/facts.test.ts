import { expect, test } from '@jest/globals';
import { factIn } from './facts.ts';

test('English readers get the server’s own words', () => {
  expect(factIn('en', '2 waiting, 0 given up.')).toEqual({
    text: '2 waiting, 0 given up.',
    language: 'en',
  });
  expect(factIn('en', 'generation 7').text).toBe('Generation 7');
});

test('French readers get a known fact in French', () => {
  expect(factIn('fr', 'Kept in Redis.')).toEqual({
    text: 'Conservées dans Redis.',
    language: 'fr',
  });
});

test('numbers stay in a translated fact', () => {
  expect(factIn('fr', '12 waiting, 3 given up.').text).toBe('12 en attente, 3 abandonnés.');
  expect(
    factIn('fr', 'What is live is not signed by us; generation 41 is served instead.').text,
  ).toContain('la génération 41 est servie');
});

test('an unknown fact stays English and says so', () => {
  expect(factIn('fr', 'SQLite 3.46.1')).toEqual({ text: 'SQLite 3.46.1', language: 'en' });
  expect(factIn('fr', 'toString').language).toBe('en');
});
