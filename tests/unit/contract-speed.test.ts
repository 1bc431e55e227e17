import { expect, test } from '@jest/globals';
import { sampleOf } from '@camp/contracts/client/sample';
import { everyInput } from '#tests/support/contract/every-endpoint.ts';

const size = 100_000;
const budgetMs = 5;
/** Other work on the machine may delay some rounds. */
const maxRounds = 20;

/** Texts that make a regular expression backtrack, each about 100 kB. */
const hostile = {
  'dots between two signs': `a@${'.'.repeat(size)}@`,
  'a domain without an end': `a@${'a.'.repeat(size / 2)}`,
  'letters between spaces': ` ${'a '.repeat(size / 2)}`,
  'spaces inside': `a${' '.repeat(size)}a`,
  'halves of characters': '\uD83D'.repeat(size),
  'one letter': 'A'.repeat(size),
  digits: '1'.repeat(size),
  'combining marks': `a${'\u0301'.repeat(size)}`,
  'joiners in a script that has them': 'क\u200D'.repeat(size / 2),
  'tags after a flag': `\u{1F3F4}${'\u{E0061}'.repeat(size / 2)}`,
  'names of apps': `remote-a${'+remote-a'.repeat(size / 9)}!`,
  'an address of folders': `http://localhost:1/${'a/'.repeat(size / 2)}!`,
  'words between commas': 'a,'.repeat(size / 2),
  'null characters': '\0'.repeat(size),
};

test.each(Object.entries(hostile))(
  'every field of every call refuses 100 kB of %s in 5 ms [error-catalogue-4]',
  async (_what, text) => {
    const slow: string[] = [];
    for (const { name, schema } of await everyInput()) {
      const fits = sampleOf(schema, { io: 'input' });
      for (const { path, value } of withEachLeaf(fits, text)) {
        const took = fastestOf(() => schema.safeParse(value));
        if (took > budgetMs) slow.push(`${name} ${path} took ${took.toFixed(1)} ms`);
      }
    }

    expect(slow).toEqual([]);
  },
);

test('no check looks at a text that is too long already [error-catalogue-4]', async () => {
  const unbounded: string[] = [];
  for (const { name, schema } of await everyInput()) {
    if (lengthsIn(schema).some(({ abort }) => !abort)) unbounded.push(name);
  }

  expect(unbounded).toEqual([]);
});

/** Yields the value with one leaf after another replaced. */
function* withEachLeaf(
  value: unknown,
  text: string,
  path = '',
): Generator<{ path: string; value: unknown }> {
  if (typeof value !== 'object' || value === null) {
    yield { path, value: text };
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    for (const changed of withEachLeaf(part, text, `${path}/${key}`)) {
      const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
        ? [...(value as unknown[])]
        : { ...value };
      Object.assign(copy, { [key]: changed.value });
      yield { path: changed.path, value: copy };
    }
  }
}

/** Milliseconds of this thread in the fastest round, which contains hardly any of the machine's other work. */
function fastestOf(work: () => unknown): number {
  let fastest = Infinity;
  for (let round = 0; round < maxRounds && fastest > budgetMs; round += 1) {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    fastest = Math.min(fastest, (user + system) / 1_000);
  }
  return fastest;
}

interface Length {
  check: 'max_length';
  abort?: boolean;
}

/** The maximum lengths of texts anywhere in a schema, as zod keeps them. */
function lengthsIn(value: unknown, isText = false, known = new Set<unknown>()): Length[] {
  if (typeof value !== 'object' || value === null || known.has(value)) return [];
  known.add(value);
  const def = '_zod' in value ? (value._zod as { def: object }).def : value;
  const holdsText = isText || isTextSchema(def);
  const below = Object.values(def).flatMap((part) => lengthsIn(part, holdsText, known));
  return isText && isLength(def) ? [def, ...below] : below;
}

const isTextSchema = (def: object) => 'type' in def && def.type === 'string';
const isLength = (def: object): def is Length => 'check' in def && def.check === 'max_length';
