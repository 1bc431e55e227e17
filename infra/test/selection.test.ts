import { spawnSync } from 'node:child_process';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { select, testFiles } from './selection.ts';
import { stagesOf, stagesOfCommand } from '#infra/test/stages/stage-folders.ts';

const files = [
  'infra/test/selection.test.ts',
  'packages/ui/src/Button.test.tsx',
  'remote-account/src/features/hub/Hub.test.tsx',
  'tests/api/auth/login.test.ts',
  'tests/api/auth/register.test.ts',
  'tests/api/embedded/feeds/feeds.test.ts',
  'tests/api/servers/redis-away.test.ts',
  'tests/browser/account/login.spec.ts',
  'tests/faults/database-down.spec.ts',
  'tests/start/stop.test.ts',
];

test.each(['test', 'test:deep'] as const)('no words mean all stages of %s, in order', (command) => {
  const all = stagesOfCommand[command].map((stage) => ({ stage, files: 'all' }));

  expect(select(command, [], files)).toEqual(all);
});

test.each([
  ['packages/ui/src/Button.test.tsx', 'unit'],
  ['tests/start/stop.test.ts', 'start'],
  ['tests/api/auth/login.test.ts', 'api'],
  ['tests/api/embedded/feeds/feeds.test.ts', 'api'],
  ['tests/api/servers/redis-away.test.ts', 'servers'],
  ['tests/browser/account/login.spec.ts', 'browser'],
  ['tests/faults/database-down.spec.ts', 'faults'],
])('npm test runs the file %s alone, in the stage %s', (file, stage) => {
  expect(select('test', [file], files)).toEqual([{ stage, files: [file] }]);
});

test('npm run test:deep runs a file of both commands on servers, and one of npm test alone as that does', () => {
  const words = ['tests/api/auth/login.test.ts', 'tests/api/embedded'];

  expect(select('test:deep', words, files)).toEqual([
    { stage: 'api', files: ['tests/api/embedded/feeds/feeds.test.ts'] },
    { stage: 'servers', files: ['tests/api/auth/login.test.ts'] },
  ]);
});

test('files, folders and stages mix, and each file runs once', () => {
  const words = ['faults', './tests/api/auth/', 'tests/api/auth/login.test.ts', 'packages'];

  expect(select('test', words, files)).toEqual([
    { stage: 'unit', files: ['packages/ui/src/Button.test.tsx'] },
    { stage: 'api', files: ['tests/api/auth/login.test.ts', 'tests/api/auth/register.test.ts'] },
    { stage: 'faults', files: 'all' },
  ]);
});

test('a stage takes in its files', () => {
  const selected = select('test', ['tests/api/auth', 'api'], files);

  expect(selected).toEqual([{ stage: 'api', files: 'all' }]);
});

test('the name of a remote or a feature stands for all folders that are called so', () => {
  expect(select('test', ['account'], files)).toEqual([
    { stage: 'unit', files: ['remote-account/src/features/hub/Hub.test.tsx'] },
    { stage: 'browser', files: ['tests/browser/account/login.spec.ts'] },
  ]);
  expect(select('test', ['hub'], files)).toEqual(select('test', ['remote-account'], files));
});

test('a word that stands for nothing is answered with the stages and the files most like it', () => {
  expect(() => select('test', ['browser', 'login'], files)).toThrow(
    `There is no stage, test file or folder of tests called login.
Stages: check, unit, api, journeys, start, servers, browser, faults, machine.
Test files like it:
  tests/api/auth/login.test.ts
  tests/browser/account/login.spec.ts`,
  );
  expect(() => select('test', ['tests/api/redis-awake.test.ts'], files)).toThrow(
    /Test files like it:\n {2}tests\/api\/servers\/redis-away\.test\.ts\n/,
  );
  expect(() => select('test', ['zzz'], files)).toThrow(/Stages: [\w, ]+\.$/);
});

test('every file of tests belongs to a stage, and every stage has files', () => {
  const found = testFiles();
  const stages = new Set(found.flatMap(stagesOf));

  expect(found.filter((file) => stagesOf(file).length === 0)).toEqual([]);
  const [, ...withFiles] = Object.values(stagesOfCommand).flat();
  expect([...stages].toSorted()).toEqual(withFiles.toSorted());
});

test('a file of tests is found in a folder that nobody has named, and not among what others wrote', () => {
  const paths = ['maps', 'node_modules', 'dist'].map((folder) => `${folder}/lake.test.ts`);
  const root = temporaryFolder(Object.fromEntries(paths.map((path) => [path, ''])));

  expect(testFiles(root)).toEqual(['maps/lake.test.ts']);
});

test.each([
  'tests/e2e/login.spec.ts',
  'tests/journeys/login.test.ts',
  'services/api/src/app.spec.ts',
  'docs/book.test.ts',
])('%s belongs to no stage', (file) => {
  expect(stagesOf(file)).toEqual([]);
});

test.each([
  ['a word that stands for nothing', {}, ['sign-in-page'], /called sign-in-page/],
  ['an unknown option', {}, ['--watch'], /npm run test:deep/],
  ['a browser that is not there', { CHROMIUM: '/no/browser' }, ['journeys'], /\/no\/browser/],
])('the command fails before anything starts for %s', (_what, environment, words, sentence) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['infra/test/main.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(stdout).toBe('');
});
