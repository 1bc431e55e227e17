import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '@camp/build/apps';
import { changes } from './bench-publish.ts';

test.each(changes)('the text that the bench changes in $app is there', ({ file, text }) => {
  expect(readFileSync(join(repositoryRoot, file), 'utf8')).toContain(text);
});
