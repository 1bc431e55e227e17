import { expect, test } from '@jest/globals';
import { failureOf, KnownFailure } from './failure-of.ts';

const chunkError = (type: string, message = 'Loading chunk 5 failed.') =>
  Object.assign(new Error(message), { name: 'ChunkLoadError', type });

const entryError = (code: string, original = '') =>
  new Error(`[ Federation Runtime ]: Something. #${code}\nOriginal Error Message:\n ${original}`);

test('an entry that does not come, comes late, is no container or throws', () => {
  for (const [code, original, reason] of [
    ['RUNTIME-008', 'ScriptNetworkError: Failed to load script "x"', 'network'],
    ['RUNTIME-008', 'ScriptNetworkError: Script "x" timed out.', 'timeout'],
    ['RUNTIME-008', 'ScriptExecutionError: Script "x" loaded but threw', 'threw'],
    ['RUNTIME-001', '', 'not-a-script'],
    ['RUNTIME-002', '', 'not-a-script'],
    ['RUNTIME-015', 'no', 'threw'],
  ] as const) {
    expect(failureOf(entryError(code, original), 'module')).toEqual({ phase: 'entry', reason });
  }
});

test('a chunk of the step that is under way', () => {
  expect(failureOf(chunkError('error'), 'module')).toEqual({ phase: 'module', reason: 'network' });
  expect(failureOf(chunkError('timeout'), 'page')).toEqual({ phase: 'page', reason: 'timeout' });
  expect(failureOf(chunkError('missing'), 'page').reason).toBe('not-a-script');
  expect(failureOf(chunkError('error', 'Loading css chunk 5 failed.'), 'page').reason).toBe(
    'style',
  );
});

test('a shared package whose version does not fit', () => {
  const message =
    'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of account which needs ^18.0.0)';

  expect(failureOf(new Error(message), 'page')).toEqual({ phase: 'page', reason: 'shared' });
});

test('what says itself what it is, and anything else that is thrown', () => {
  const failure = { phase: 'module', reason: 'contract' } as const;

  expect(failureOf(new KnownFailure(failure, 'No.'), 'page')).toEqual(failure);
  expect(failureOf(new TypeError('undefined is not a function'), 'page').reason).toBe('threw');
  expect(failureOf('no', 'module').reason).toBe('threw');
});
