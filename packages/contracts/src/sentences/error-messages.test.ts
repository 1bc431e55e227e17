import { expect, test } from '@jest/globals';
import { inEnglish, inFrench } from './error-messages.ts';
import { decodeMessage, encodeMessage } from './language.ts';

test('a message says the same in both languages, with what it is made with', () => {
  const message = { key: 'tooLong', params: { most: 50 } };

  expect(inEnglish(message)).toBe('At most 50 characters.');
  expect(inFrench(message)).toBe('Au plus 50 caractères.');
  expect(decodeMessage(encodeMessage(message))).toEqual(message);
  expect(decodeMessage(encodeMessage({ key: 'email' }))).toEqual({ key: 'email' });
});

test.each([
  [1, '1 second', '1 seconde'],
  [59, '59 seconds', '59 secondes'],
  [61, '2 minutes', '2 minutes'],
])('too many tries with %d seconds to wait', (seconds, english, french) => {
  const message = { key: 'tooManyAttempts', params: { seconds } };
  const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

  expect(plain(inEnglish(message))).toBe(`Too many attempts. Please try again in ${english}.`);
  expect(plain(inFrench(message))).toBe(`Trop d’essais. Veuillez réessayer dans ${french}.`);
});

test('a moment is told in the time of the campgrounds, as each language writes it', () => {
  const morning = {
    key: 'accountSuspendedUntil',
    params: { until: '2026-06-01T16:05:00Z', reason: 'spam' },
  };
  const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

  expect(plain(inEnglish(morning))).toContain('until June 1, 2026 at 9:05 a.m. PDT,');
  expect(plain(inFrench(morning))).toContain('1er juin 2026 à 9 h 05 HAP,');
});

test.each(['constructor', 'NEW_KEY', ''])('the key %j is nobody’s', (key) => {
  expect(inEnglish({ key })).toBeUndefined();
  expect(inFrench({ key })).toBeUndefined();
});
