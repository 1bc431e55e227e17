import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeTemplate } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'campbc-template-'));
writeTemplate({ name: 'day-trips', folder });
const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((path) =>
  readFileSync(join(folder, path), 'utf8'),
);

test('the template imports only what the packages have', () => {
  const imported = sources
    .flatMap((source) => [...source.matchAll(/from '@camp\/([\w-]+)\/([\w/-]+)'/g)])
    .map(([, name = '', path = '']) => join('packages', name, 'src', path));

  expect(imported).toContain('packages/ui/src/layout/Page');
  expect(imported.filter((path) => !['.ts', '.tsx'].some((it) => existsSync(path + it)))).toEqual(
    [],
  );
});

test('the name stands wherever the template leaves room for it', () => {
  expect(sources.join()).toContain("en: 'Day trips'");
  expect(sources.join()).not.toContain('__');
});
