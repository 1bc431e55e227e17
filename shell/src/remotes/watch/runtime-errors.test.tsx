import { beforeEach, expect, test } from '@jest/globals';
import type { PageAddress } from '#remotes/load/loader.ts';
import { expectErrorsOf, watchRuntimeErrors } from './runtime-errors.ts';

const told: string[] = [];
const stacks: string[] = [];
beforeEach(() => void (told.length = stacks.length = 0));
watchRuntimeErrors(({ remote, version, reason, stack }) => {
  told.push(`${remote} ${version} ${reason}`);
  stacks.push(stack);
});

function load(remote: string): void {
  const release = { url: `/r/remote-${remote}/1.0.0/`, version: '1.0.0' };
  expectErrorsOf({ remote, release, page: 'home' } as PageAddress);
}

const frame = (path: string) => `    at f (http://localhost/r/${path}:1:23)`;

function thrownAt(...paths: string[]): Error {
  const error = new Error('Something private.');
  error.stack = ['Error: Something private.', ...paths.map(frame)].join('\n');
  return error;
}

const throwError = (error: unknown) => globalThis.dispatchEvent(new ErrorEvent('error', { error }));

function reject(reason: unknown): void {
  globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('an error is its whose file is nearest to where it was thrown; only the first three are told', () => {
  load('account');
  load('public');

  throwError(thrownAt('shell/1/a.js', 'remote-public/1.0.0/home.js', 'remote-account/1.0.0/b.js'));
  for (let times = 0; times < 5; times += 1) reject(thrownAt('remote-account/1.0.0/hub.js'));

  expect(told).toEqual([
    'public 1.0.0 threw',
    'account 1.0.0 rejected',
    'account 1.0.0 rejected',
    'account 1.0.0 rejected',
  ]);
});

test('what is told of an error is its name and its calls, not its message', () => {
  load('map');
  const error = thrownAt('remote-map/1.0.0/a.js', 'shell/1/b.js');
  error.name = 'TypeError';

  throwError(error);

  expect(stacks).toEqual([
    ['TypeError', frame('remote-map/1.0.0/a.js'), frame('shell/1/b.js')].join('\n'),
  ]);
});

test('what is told of an address ends with its path', () => {
  load('shore');
  const error = thrownAt('remote-shore/1.0.0/a.js');
  error.stack += '\n    at g (http://localhost/reset-password?token=secret#there:1:23)';

  throwError(error);

  expect(stacks[0]?.split('\n').at(-1)).toBe('    at g (http://localhost/reset-password:1:23)');
});

test('a stack that never ends is cut', () => {
  load('trail');

  throwError(thrownAt(...Array.from({ length: 500 }, () => 'remote-trail/1.0.0/a.js')));

  expect(stacks.map(({ length }) => length)).toEqual([2_000]);
});

test('what the shell or an extension throws, and what is no error, is nobody’s', () => {
  throwError(thrownAt('shell/1/a.js'));
  throwError(thrownAt('remote-admin/1.0.0/not-loaded.js'));
  reject('remote-public');
  reject(undefined);

  expect(told).toEqual([]);
});
