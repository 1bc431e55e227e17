import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { select, stageNames, testFiles } from './selection.ts';

const files = [
  'infra/test/selection.test.ts',
  'packages/ui/src/Button.test.tsx',
  'remote-account/src/features/hub/Hub.test.tsx',
  'tests/api/auth/login.test.ts',
  'tests/api/auth/register.test.ts',
  'tests/api/servers/redis-away.test.ts',
  'tests/browser/account/login.spec.ts',
  'tests/faults/database-down.spec.ts',
  'tests/start/stop.test.ts',
];

test('no words mean all of every stage, in their order', () => {
  expect(select([], files)).toEqual(stageNames.map((stage) => ({ stage, files: 'all' })));
});

test.each([
  ['packages/ui/src/Button.test.tsx', 'unit'],
  ['infra/test/selection.test.ts', 'unit'],
  ['tests/start/stop.test.ts', 'start'],
  ['tests/api/auth/login.test.ts', 'api'],
  ['tests/browser/account/login.spec.ts', 'browser'],
  ['tests/faults/database-down.spec.ts', 'faults'],
])('the file %s runs alone, in the stage %s', (file, stage) => {
  expect(select([file], files)).toEqual([{ stage, files: [file] }]);
});

test('files, folders and stages mix, and each file runs once', () => {
  const words = ['faults', './tests/api/auth/', 'tests/api/auth/login.test.ts', 'packages'];

  expect(select(words, files)).toEqual([
    { stage: 'unit', files: ['packages/ui/src/Button.test.tsx'] },
    { stage: 'api', files: ['tests/api/auth/login.test.ts', 'tests/api/auth/register.test.ts'] },
    { stage: 'faults', files: 'all' },
  ]);
});

test('a stage takes in its files', () => {
  expect(select(['tests/api/auth', 'api'], files)).toEqual([{ stage: 'api', files: 'all' }]);
});

test('a folder of several stages runs in each of them', () => {
  const stages = select(['tests'], files).map(({ stage }) => stage);

  expect(stages).toEqual(['start', 'api', 'journeys', 'machine', 'browser', 'faults']);
});

test('the name of a remote or a feature stands for all folders that are called so', () => {
  expect(select(['account'], files)).toEqual([
    { stage: 'unit', files: ['remote-account/src/features/hub/Hub.test.tsx'] },
    { stage: 'browser', files: ['tests/browser/account/login.spec.ts'] },
  ]);
  expect(select(['hub'], files)).toEqual(select(['remote-account'], files));
});

test('a word that stands for nothing is answered with the stages and the files most like it', () => {
  expect(() => select(['browser', 'login'], files)).toThrow(
    `There is no stage, test file or folder of tests called login.
Stages: check, unit, start, api, journeys, machine, browser, faults.
Test files like it:
  tests/api/auth/login.test.ts
  tests/browser/account/login.spec.ts`,
  );
  expect(() => select(['tests/api/redis-awake.test.ts'], files)).toThrow(
    /Test files like it:\n {2}tests\/api\/servers\/redis-away\.test\.ts\n/,
  );
  expect(() => select(['zzz'], files)).toThrow(/Stages: [\w, ]+\.$/);
});

test('every test file of the project is found, of whatever kind', () => {
  const found = testFiles();

  expect(found).toContain('infra/test/selection.test.ts');
  expect(new Set(select(['.'], found).map(({ stage }) => stage))).toEqual(
    new Set(stageNames.filter((stage) => stage !== 'check')),
  );
  expect(found.filter((file) => file.includes('node_modules'))).toEqual([]);
});

test.each([
  ['a word that stands for nothing', ['tests/api/auth', 'sign-in-page'], /called sign-in-page/],
  ['an unknown mode', ['api', '--mode', 'sqlite'], /embedded \(SQLite\), or servers/],
  ['an unknown option', ['--watch'], /npm test -- unit/],
  ['no file of the mode', ['tests/api/servers', '--mode', 'embedded'], /in mode embedded/],
])('the command fails at once for %s, and says what there is', (_what, words, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['infra/test/main.ts', ...words], {
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
});
