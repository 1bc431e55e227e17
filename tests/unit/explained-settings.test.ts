import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const textOf = (file: string) => readFileSync(file, 'utf8');

test('every setting that a service reads is explained to who operates the site', () => {
  const read = globSync('services/*/src/env.ts').flatMap((file) =>
    [...textOf(file).matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
  );
  const explained = textOf('docs/operations.md');

  expect(read).toContain('DATABASE_URL');
  expect(read.filter((name) => !explained.includes(name))).toEqual([]);
});
