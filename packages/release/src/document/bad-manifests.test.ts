import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { built } from '#built-app.fixture.ts';
import { days, tile } from '#declarations.fixture.ts';
import { readCandidate } from './candidate.ts';

/* Mistakes in manifests about extensions and settings that have another shape: each is refused at its field. */

const declares = (more: Partial<typeof days> | object): string =>
  JSON.stringify({ app: 'trips', declared: { days: { ...days, ...more } } });
const choice = (...choices: string[]) =>
  declares({ kind: 'choice', default: choices[0] ?? 'near', choices });
const extending = (more: object): string => JSON.stringify([{ ...tile, ...more }]);

test.each<[string, 'extensions' | 'settings', string, at: string, sentence: string]>([
  ['no list of extensions', 'extensions', '{}', 'extensions', 'expected array'],
  [
    'a slot without an owner',
    'extensions',
    extending({ slot: 'hub' }),
    'extensions[0].slot',
    'A slot is named owner/name.',
  ],
  [
    'an order that is text',
    'extensions',
    extending({ order: 'first' }),
    'extensions[0].order',
    'expected number',
  ],
  [
    'an order that is no number',
    'extensions',
    extending({ order: Number.NaN }),
    'extensions[0].order',
    'expected number',
  ],
  [
    'an access that is none',
    'extensions',
    extending({ access: 'king' }),
    'extensions[0].access',
    'expected one of "anyone"|"signed-in"',
  ],
  [
    'no module',
    'extensions',
    extending({ module: undefined }),
    'extensions[0].module',
    'expected string',
  ],
  [
    'a condition that is a list',
    'extensions',
    extending({ when: { town: ['Hope'] } }),
    'extensions[0].when.town',
    'Invalid input',
  ],
  [
    'data of a kind that is none',
    'extensions',
    extending({ data: { from: 'date' } }),
    'extensions[0].data.from',
    'expected one of "string"|"number"',
  ],
  ['settings of no app', 'settings', '{"declared":{}}', 'settings.app', 'expected string'],
  [
    'a setting with capitals',
    'settings',
    `{"app":"trips","declared":{"daysAhead":${JSON.stringify(days)}}}`,
    'settings.declared.daysAhead',
    'A setting is named like near-me',
  ],
  [
    'a setting with a switch’s name',
    'settings',
    `{"app":"trips","declared":{"page/hub":${JSON.stringify(days)}}}`,
    'settings.declared["page/hub"]',
    'A setting is named like near-me',
  ],
  [
    'a setting of a kind that is none',
    'settings',
    declares({ kind: 'date' }),
    'settings.declared.days.kind',
    'Invalid',
  ],
  [
    'a default that is text',
    'settings',
    declares({ default: '3' }),
    'settings.declared.days.default',
    'expected number',
  ],
  [
    'a number without limits',
    'settings',
    declares({ minimum: undefined }),
    'settings.declared.days.minimum',
    'expected number',
  ],
  [
    'a limit without end',
    'settings',
    declares({ maximum: Infinity }),
    'settings.declared.days.maximum',
    'expected number',
  ],
  ['no choices', 'settings', choice(), 'settings.declared.days.choices', '>=2 items'],
  ['one choice', 'settings', choice('near'), 'settings.declared.days.choices', '>=2 items'],
  [
    'an empty choice',
    'settings',
    choice('near', ''),
    'settings.declared.days.choices[1]',
    '>=1 characters',
  ],
  [
    'a choice of 41 letters',
    'settings',
    choice('near', 'f'.repeat(41)),
    'settings.declared.days.choices[1]',
    'characters',
  ],
  [
    'a label in one language',
    'settings',
    declares({ label: { en: 'Days' } }),
    'settings.declared.days.label.fr',
    'expected string',
  ],
  [
    'a label that is no text',
    'settings',
    declares({ label: { en: 1, fr: 2 } }),
    'settings.declared.days.label.en',
    'expected string',
  ],
])(
  'a manifest with %s is refused at its field [slots-5, app-settings-5]',
  (_claim, ...[key, text, at, sentence]) => {
    const folder = folderWith(key, text);

    expect(messageOf(folder)).toContain(sentence);
    expect(messageOf(folder)).toContain(`→ at ${at}\n`);
    expect(messageOf(folder)).toMatch(
      /^remote-trips .*Correct it in its src\/manifest\.ts, and build it again\.$/su,
    );
  },
);

test.each<[string, 'extensions' | 'settings', string]>([
  ['a setting', 'settings', `{"app":"trips","declared":{"__proto__":${JSON.stringify(days)}}}`],
  [
    'a value of a slot',
    'extensions',
    `[{"slot":"a/b","module":"hub","order":1,"access":"anyone","data":{"__proto__":"string"}}]`,
  ],
  [
    'a condition',
    'extensions',
    `[{"slot":"a/b","module":"hub","order":1,"access":"anyone","data":{},"when":{"__proto__":"x"}}]`,
  ],
])(
  '%s that is called __proto__ is refused, not left out [slots-5, app-settings-5]',
  (_claim, key, text) => {
    expect(messageOf(folderWith(key, text))).toContain('has something called __proto__. Rename it');
  },
);

function folderWith(key: string, text: string): string {
  const folder = built({ name: 'remote-trips' });
  const file = join(folder, 'release.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\}$/, `,"${key}":${text}}`));
  return folder;
}

function messageOf(folder: string): string {
  try {
    readCandidate(folder);
    return 'It was not refused.';
  } catch (error) {
    return (error as Error).message;
  }
}
