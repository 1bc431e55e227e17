import { expect, test } from '@jest/globals';
import { factIn } from './facts.ts';

test('English readers get the server’s own words', () => {
  const mails = { key: 'mails', params: { waiting: 2, dead: 0 } };
  const generation = { key: 'generation', params: { generation: 7 } };

  expect(factIn('en', { detail: '2 waiting, 0 given up.', fact: mails })).toEqual({
    text: '2 waiting, 0 given up.',
    language: 'en',
  });
  expect(factIn('en', { detail: 'generation 7', fact: generation })?.text).toBe('Generation 7');
});

test('French readers get a known fact in French', () => {
  expect(factIn('fr', { detail: 'Kept in Redis.', fact: { key: 'inRedis' } })).toEqual({
    text: 'Conservées dans Redis.',
    language: 'fr',
  });
});

test('numbers stay in a translated fact', () => {
  const mails = { key: 'mails', params: { waiting: 12, dead: 3 } };
  const served = { key: 'servedInstead', params: { generation: 41 } };

  expect(factIn('fr', { detail: '12 waiting, 3 given up.', fact: mails })?.text).toBe(
    '12 en attente, 3 abandonnés.',
  );
  expect(factIn('fr', { detail: 'Generation 41 is served.', fact: served })?.text).toContain(
    'la génération 41 est servie',
  );
});

test('an unknown fact stays English and says so', () => {
  expect(factIn('fr', { detail: 'SQLite 3.46.1' })).toEqual({
    text: 'SQLite 3.46.1',
    language: 'en',
  });
  expect(factIn('fr', { detail: 'New.', fact: { key: 'toString' } })?.language).toBe('en');
  expect(factIn('fr', { detail: null })).toBeNull();
});
