import { ApiCallError } from '@camp/shell-api';
import { expect, test } from '@jest/globals';
import { failureText } from './failure-text.ts';

const failure = (status: number, body?: unknown, message = `HTTP_${status}`) =>
  new ApiCallError({ message, status, code: `HTTP_${status}`, body });

test('the error field of the server comes first [errors-staff-pages-3]', () => {
  expect(failureText(failure(500, { error: 'No luck.' }, 'No luck.'), 'Failed')).toBe('No luck.');
});

test('without one, the status is said, whatever else the answer holds [errors-staff-pages-3]', () => {
  expect(failureText(failure(502, '<h1>Bad gateway</h1>', 'Bad gateway'), 'Failed')).toBe(
    'HTTP 502',
  );
  expect(failureText(failure(500, { message: 'Hm.' }, 'Hm.'), 'Failed')).toBe('HTTP 500');
});

test('without an answer, only that it failed [errors-staff-pages-3]', () => {
  expect(failureText(failure(0), 'Failed')).toBe('Failed');
  expect(failureText(new Error('Hm.'), 'Failed')).toBe('Failed');
});
