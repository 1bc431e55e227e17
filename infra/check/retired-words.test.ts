import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { retiredWordsIn } from './retired-words.ts';

const found = (text: string, path = 'services/api/src/x.ts') =>
  retiredWordsIn(temporaryFolder({ [path]: text }));

test.each([
  'the trial ends',
  'two trials',
  'const hasTrial = true;',
  'trial_until',
  'trialPercentage',
  'TRIAL_SHARE',
  'Trial',
])('the retired word in %j is reported', (text) => {
  expect(found(`/* a line */\n${text}`)).toEqual([
    expect.stringMatching(/^services\/api\/src\/x\.ts:2 "trials?" is retired: say canary$/i),
  ]);
});

test.each([
  ['/** Whether it is so. */', 'it in a statement'],
  ['/**\n * What it is. */', 'it in a statement'],
  ['  /* For somebody. */', 'anyone who, someone'],
  ['const lookEveryMs = 1;', '…IntervalMs'],
  ['const answerWithinMs = 1;', '…TimeoutMs'],
  ['interface Asked {}', 'a noun'],
  ['type Known = string;', 'a noun'],
  ['mostTold', 'max…'],
  ['leastRank', 'min…'],
])('what is retired in %j is reported in code alone', (text, replacement) => {
  expect(found(text)).toEqual([expect.stringContaining(`is retired: say ${replacement}`)]);
  expect(found(text, 'docs/x.md')).toEqual([]);
});

test.each([
  'an industrial site',
  'trialling',
  'canary',
  'interface Feed {}',
  'type AskedFeed = 1;',
])('%j holds no retired word', (text) => {
  expect(found(text)).toEqual([]);
});

test('documents and texts of pages are read, what is installed is not', () => {
  expect(found('a trial', 'docs/releases.md')).toHaveLength(1);
  expect(found('{ "label": "Trial" }', 'shell/texts.json')).toHaveLength(1);
  expect(found('a trial', 'node_modules/x/readme.md')).toEqual([]);
});

test('the project itself holds none', () => {
  expect(retiredWordsIn('.')).toEqual([]);
});
