import { afterEach, expect, test } from '@jest/globals';
import { errorMessage } from './error-message.ts';

interface Input {
  status?: number;
  code: string;
  message: string;
  sentence?: { key: string; params?: Record<string, number> };
}

function apiCallError({ status = 409, ...given }: Input): Error {
  return Object.assign(new Error(given.message), { name: 'ApiCallError', status, ...given });
}

afterEach(() => {
  globalThis.prerenderLanguage = undefined;
});

test('in English the server’s sentence is shown, and ours when it gave none', () => {
  const taken = { code: 'CONFLICT', message: 'It is taken.', sentence: { key: 'accountTaken' } };

  expect(errorMessage(apiCallError(taken), 'It failed.')).toBe('It is taken.');
  expect(errorMessage(apiCallError({ code: 'HTTP_502', message: 'HTTP_502' }), 'It failed.')).toBe(
    'It failed.',
  );
  expect(errorMessage(new Error('x is not a function'), 'It failed.')).toBe('It failed.');
});

test('in French the key says it, and an unknown one leaves it to the server [product-3]', () => {
  globalThis.prerenderLanguage = 'fr';
  const foreign = { code: 'CSRF', message: 'Foreign.', sentence: { key: 'foreignRequest' } };
  const newer = { code: 'CONFLICT', message: 'It is taken.', sentence: { key: 'newKey' } };
  const older = { code: 'CONFLICT', message: 'It is taken.' };

  expect(errorMessage(apiCallError(foreign), 'Échec.')).toMatch(/^Cette demande ne vient pas/);
  expect(errorMessage(apiCallError(newer), 'Échec.')).toBe('It is taken.');
  expect(errorMessage(apiCallError(older), 'Échec.')).toBe('It is taken.');
});

test.each([
  [1, 'Trop d’essais. Veuillez réessayer dans 1 seconde.'],
  [59, 'Trop d’essais. Veuillez réessayer dans 59 secondes.'],
  [61, 'Trop d’essais. Veuillez réessayer dans 2 minutes.'],
])('in French, too many tries with %s seconds to wait', (seconds, sentence) => {
  globalThis.prerenderLanguage = 'fr';
  const error = apiCallError({
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Too many attempts.',
    sentence: { key: 'tooManyAttempts', params: { seconds } },
  });

  expect(errorMessage(error, 'Échec.').replaceAll('\u{A0}', ' ')).toBe(sentence);
});

test('a page’s own sentence for a status wins, and a bare answer is told by its status', () => {
  const texts = {
    byStatus: { 409: 'Somebody was faster.' },
    bare: (status: number) => `HTTP ${status}`,
    fallback: 'It failed.',
  };
  const bare = { status: 502, code: 'HTTP_502', message: 'HTTP_502' };

  expect(errorMessage(apiCallError({ code: 'CONFLICT', message: 'Taken.' }), texts)).toBe(
    'Somebody was faster.',
  );
  expect(errorMessage(apiCallError(bare), texts)).toBe('HTTP 502');
  expect(errorMessage(new Error('x is not a function'), texts)).toBe('It failed.');
});
