import { expect, test } from '@jest/globals';
import type { PageAddress } from '#remotes/load/loader.ts';
import { expectErrorsOf, watchRuntimeErrors } from './runtime-errors.ts';

const told: string[] = [];
watchRuntimeErrors(({ remote, version, reason }) => {
  told.push(`${remote} ${version} ${reason}`);
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

test('what the shell or an extension throws, and what is no error, is nobody’s', () => {
  told.length = 0;

  throwError(thrownAt('shell/1/a.js'));
  throwError(thrownAt('remote-admin/1.0.0/not-loaded.js'));
  reject('remote-public');
  reject(undefined);

  expect(told).toEqual([]);
});
