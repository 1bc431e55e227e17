import { ApiCallError } from '@camp/contracts/client';
import { expect, test } from '@jest/globals';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { hasFieldErrors, landFieldErrors } from './failure.ts';

const refusal = (message: string, fields = {}) =>
  new ApiCallError({ message, status: 422, code: 'VALIDATION', fields });

test("the server's sentence wins over the fallback", () => {
  expect(sentenceOf(refusal('Too many tries.'), 'Login failed')).toBe('Too many tries.');
});

test('a bare status or a stranger’s error gives the fallback', () => {
  expect(sentenceOf(refusal('HTTP_500'), 'Login failed')).toBe('Login failed');
  expect(sentenceOf(new TypeError('x is not a function'), 'Login failed')).toBe('Login failed');
});

test('field errors land on their inputs, and only the first takes the focus', () => {
  const landed: unknown[] = [];
  const error = refusal('Check the form.', { email: 'Taken.', username: 'Short.', other: 'Odd.' });

  landFieldErrors<{ username: string; email: string }>({
    error,
    names: ['username', 'email'],
    setError: (name, { message }, options) => landed.push([name, message, options?.shouldFocus]),
  });

  expect(landed).toEqual([
    ['username', 'Short.', true],
    ['email', 'Taken.', false],
  ]);
});

test('the inputs say it all only when the form shows a refused field', () => {
  const error = refusal('Check the form.', { email: 'Taken.' });

  expect(hasFieldErrors(error, ['username', 'email'])).toBe(true);
  expect(hasFieldErrors(error, ['username'])).toBe(false);
  expect(hasFieldErrors(new Error('No.'), ['email'])).toBe(false);
});
