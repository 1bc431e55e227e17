import { globSync, readFileSync } from 'node:fs';
import { statusOf } from '@camp/contracts/errors';
import { expect, test } from '@jest/globals';

const specification = readFileSync('docs/specification.md', 'utf8');

test('the specification names every call of the contract', () => {
  const files = globSync('packages/contracts/src/*.ts').filter((file) => !file.includes('.test.'));
  const contracts = files.map((file) => readFileSync(file, 'utf8'));
  const paths = contracts.flatMap((text) => [...text.matchAll(/'(\/api\/[^']+)'/g)]);

  const named = paths.map(([, path = '']) => path.replaceAll(/:(\w+)/g, '{$1}'));

  expect(named).toContain('/api/auth/login');
  expect(named.filter((path) => !specification.includes(path))).toEqual([]);
});

test('the specification names every error code with its status', () => {
  const missing = Object.entries(statusOf).filter(
    ([code, status]) => !new RegExp(`\\| ${status} \\|.*\`${code}\``).test(specification),
  );

  expect(missing).toEqual([]);
});
