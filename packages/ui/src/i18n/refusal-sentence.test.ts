import { afterEach, expect, test } from '@jest/globals';
import { sentenceOf } from './refusal-sentence.ts';

function refusal(code: string, message: string, retryAfter: number | null = null): Error {
  return Object.assign(new Error(message), { name: 'ApiCallError', code, retryAfter });
}

afterEach(() => {
  globalThis.prerenderLanguage = undefined;
});

test('in English the server’s sentence is shown, and ours when it gave none', () => {
  expect(sentenceOf(refusal('CONFLICT', 'It is taken.'), 'It failed.')).toBe('It is taken.');
  expect(sentenceOf(refusal('HTTP_502', 'HTTP_502'), 'It failed.')).toBe('It failed.');
  expect(sentenceOf(new Error('x is not a function'), 'It failed.')).toBe('It failed.');
});

test('in French the code says it, and an unknown one leaves it to the server', () => {
  globalThis.prerenderLanguage = 'fr';

  expect(sentenceOf(refusal('CSRF', 'Foreign.'), 'Échec.')).toMatch(/^Cette demande ne vient pas/);
  expect(sentenceOf(refusal('NEW_CODE', 'It is taken.'), 'Échec.')).toBe('It is taken.');
});

test.each([
  [null, 'Trop d’essais. Veuillez patienter un peu, puis réessayer.'],
  [1, 'Trop d’essais. Veuillez réessayer dans 1 seconde.'],
  [59, 'Trop d’essais. Veuillez réessayer dans 59 secondes.'],
  [61, 'Trop d’essais. Veuillez réessayer dans 2 minutes.'],
])('in French, too many tries with %s seconds to wait', (seconds, sentence) => {
  globalThis.prerenderLanguage = 'fr';
  const error = refusal('RATE_LIMITED', 'Too many attempts.', seconds);

  expect(sentenceOf(error, 'Échec.').replaceAll('\u{A0}', ' ')).toBe(sentence);
});
