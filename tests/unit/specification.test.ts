import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { statusOf } from '@camp/contracts/client/errors';
import { expect, test } from '@jest/globals';

const specification = readFileSync('docs/specification.md', 'utf8');

/** Collects the addresses in a contract's exports: paths, endpoints with aliases, pairs for admins and moderators. */
function pathsIn(exported: unknown): string[] {
  if (typeof exported === 'string') return exported.startsWith('/api/') ? [exported] : [];
  if (typeof exported !== 'object' || exported === null) return [];
  const { path, aliases = [], admin, moderator } = exported as Record<string, unknown>;
  if (typeof path === 'string') return [path, ...(aliases as string[])].flatMap(pathsIn);
  return [admin, moderator].flatMap(pathsIn);
}

test('the specification names every call of the contract [calls-account-3]', async () => {
  const files = globSync('packages/contracts/src/**/*.ts').filter(
    (file) => !file.includes('.test.'),
  );
  const contracts = await Promise.all(
    files.map(async (file) => (await import(resolve(file))) as Record<string, unknown>),
  );

  const paths = contracts.flatMap((contract) => Object.values(contract).flatMap(pathsIn));
  const named = paths.map((path) => path.replaceAll(/:(\w+)/g, '{$1}'));

  expect(named).toEqual(
    expect.arrayContaining(['/api/auth/login', '/api/mod/users', '/api/auth/2fa/challenge']),
  );
  expect(named.filter((path) => !specification.includes(path))).toEqual([]);
});

test('the specification names every error code with its status [error-catalogue-3]', () => {
  const missing = Object.entries(statusOf).filter(
    ([code, status]) => !new RegExp(`\\| ${status} \\|.*\`${code}\``).test(specification),
  );

  expect(missing).toEqual([]);
});
