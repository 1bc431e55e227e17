import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { documentFrom, mistakesIn } from './document.ts';

/* Writes the tables of docs/security.md; with --check says whether they are as they would be written. */
const path = 'docs/security.md';

const mistakes = mistakesIn((file) => existsSync(file));
const text = readFileSync(path, 'utf8');
const written = documentFrom(text);
if (!process.argv.includes('--check')) writeFileSync(path, written);
else if (text !== written)
  mistakes.push(`${path} is out of date: run node tests/security/main.ts.`);
for (const mistake of mistakes) console.error(mistake);
process.exit(mistakes.length > 0 ? 1 : 0);
