import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const textOf = (file: string) => readFileSync(file, 'utf8');

test('every setting that a service reads is explained to who operates the site', () => {
  const sources = ['services/*/src/env.ts', 'packages/service/src/metrics-settings.ts'];
  const read = globSync(sources).flatMap((file) =>
    [...textOf(file).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
  );
  const explained = textOf('docs/operations.md');

  expect(read).toEqual(expect.arrayContaining(['DATABASE_URL', 'METRICS_PORT']));
  expect(read.filter((name) => !explained.includes(name))).toEqual([]);
});
