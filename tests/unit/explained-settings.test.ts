import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

/* The books name files, commands and settings: what moves must move there, too. */
const books = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].toSorted();
const textOf = (book: string) => readFileSync(book, 'utf8');

const link = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g;
const pathInCode =
  /`((?:packages|shell|remote-(?:account|admin|public)|services|infra|tests|docs)\/[^`\s]*)`/g;
const command = /npm run ([a-z][\w-]*)/g;

/** A heading's anchor, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

const anchorsIn = (text: string) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function deadLinks(book: string, text: string): string[] {
  return [...text.matchAll(link)].flatMap(([whole, path = '', anchor]) => {
    const file = join(dirname(book), path);
    if (path !== '' && !existsSync(file)) return [whole];
    if (anchor === undefined) return [];
    return anchorsIn(path === '' ? text : textOf(file)).includes(anchor) ? [] : [whole];
  });
}

/** Names of files and folders that are not there; `*` stands for any name, `NNNN` for a number. */
function deadPaths(text: string): string[] {
  return [...text.matchAll(pathInCode)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('NNNN') && globSync(path.replace(/\/$/, '')).length === 0);
}

function deadCommands(text: string): string[] {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  return [...text.matchAll(command)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));
}

test.each(books)('every link, path and command in %s is there', (book) => {
  const text = textOf(book);

  expect(deadLinks(book, text)).toEqual([]);
  expect(deadPaths(text)).toEqual([]);
  expect(deadCommands(text)).toEqual([]);
});

test('what leads nowhere is found', () => {
  const text =
    '# One Page\n[a](gone.md) [b](#one-page) [c](#two) [d](../README.md#the-map) [e](../README.md#no)';

  expect(deadLinks('docs/x.md', text)).toEqual(['](gone.md)', '](#two)', '](../README.md#no)']);
  expect(deadPaths('`tests/unit/` `tests/*/*.test.ts` `shell/gone.ts` `docs/*.xyz`')).toEqual([
    'shell/gone.ts',
    'docs/*.xyz',
  ]);
  expect(deadCommands('npm run check and npm run fly')).toEqual(['fly']);
});

test('every setting that a service reads is explained to who operates the site', () => {
  const read = globSync('services/*/src/env.ts').flatMap((file) =>
    [...textOf(file).matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
  );
  const explained = textOf('docs/operations.md');

  expect(read).toContain('DATABASE_URL');
  expect(read.filter((name) => !explained.includes(name))).toEqual([]);
});
