import { expect, test } from '@jest/globals';
import { failureOf, KnownFailure } from './failure-of.ts';

const chunkError = (type: string, message = 'Loading chunk 5 failed.') =>
  Object.assign(new Error(message), { name: 'ChunkLoadError', type });

const entryError = (code: string, original = '') =>
  new Error(`[ Federation Runtime ]: Something. #${code}\nOriginal Error Message:\n ${original}`);

const misfit = new Error(
  'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of account which needs ^18.0.0)',
);
const failure = { phase: 'module', reason: 'contract' } as const;

test.each([
  [entryError('RUNTIME-008', 'ScriptNetworkError: Failed to load script "x"'), 'entry', 'network'],
  [entryError('RUNTIME-008', 'ScriptNetworkError: Script "x" timed out.'), 'entry', 'timeout'],
  [entryError('RUNTIME-008', 'ScriptExecutionError: "x" loaded but threw'), 'entry', 'threw'],
  [entryError('RUNTIME-001'), 'entry', 'not-a-script'],
  [entryError('RUNTIME-002'), 'entry', 'not-a-script'],
  [entryError('RUNTIME-015', 'no'), 'entry', 'threw'],
  [chunkError('error'), 'page', 'network'],
  [chunkError('timeout'), 'page', 'timeout'],
  [chunkError('missing'), 'page', 'not-a-script'],
  [chunkError('error', 'Loading css chunk 5 failed.'), 'page', 'style'],
  [misfit, 'page', 'shared'],
  [new KnownFailure(failure, 'No.'), 'module', 'contract'],
  [new TypeError('undefined is not a function'), 'page', 'threw'],
  ['no', 'page', 'threw'],
])('%s while a page loads is a failure of %s: %s', (error, phase, reason) => {
  expect(failureOf(error, 'page')).toEqual({ phase, reason });
});

test('a file that does not come while its module loads is a failure of that step', () => {
  expect(failureOf(chunkError('error'), 'module')).toEqual({ phase: 'module', reason: 'network' });
});
