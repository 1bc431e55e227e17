import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fieldMessages } from '@camp/contracts/sentences/field-messages';
import { decodeMessage } from '@camp/contracts/sentences/language';
import { expect, test } from '@jest/globals';

test('every schema of the contract names its sentences by keys [error-catalogue-3]', async () => {
  const said = new Set<string>();
  for (const file of globSync('packages/contracts/src/**/*.ts')) {
    if (file.endsWith('.test.ts')) continue;
    const contract: unknown = await import(pathToFileURL(resolve(file)).href);
    for (const text of messagesIn(contract)) said.add(text);
  }

  expect([...said].filter((text) => !(decodeMessage(text).key in fieldMessages.en))).toEqual([]);
  expect(said).toContain('email');
});

/** Collects the messages of the checks in every schema below a value, as zod keeps them. */
function messagesIn(value: unknown, known = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || known.has(value)) return [];
  known.add(value);
  const own =
    'error' in value && typeof value.error === 'function' ? [String(value.error({}))] : [];
  const below = '_zod' in value ? [(value._zod as { def: unknown }).def] : Object.values(value);
  return [...own, ...below.flatMap((one) => messagesIn(one, known))];
}
