import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { circlesOf, excessOf, floorsOf, shapeOf } from './tree-shape.ts';

const manifest = {
  'services/api/package.json': '{ "name": "@camp/api", "imports": { "#*": "./src/*" } }',
};

const shapeOfTree = (files: Record<string, string>) =>
  shapeOf(temporaryFolder({ ...manifest, ...files }));

const lines = (count: number) => 'export const x = 1;\n'.repeat(count);
const importing = (name: string) => `import { x } from '${name}';\n`;

test('tests, stylesheets and what is built are no source files', () => {
  const shape = shapeOfTree({
    'shell/src/App.tsx': lines(10),
    'shell/src/main.ts': lines(20),
    'shell/src/Frame.tsx': lines(60),
    'shell/src/App.test.tsx': lines(500),
    'shell/src/app.css': '.app {}\n',
    'shell/dist/main.mjs': lines(500),
    'tests/api/login.test.ts': lines(500),
    'tests/support/people.ts': lines(500),
  });

  expect(shape).toMatchObject({ sourceFiles: 3, numbers: { stylesheets: 1, medianLines: 20 } });
});

test.each(['shell/src/long.ts', 'shell/src/long.module.css'])(
  'a file of 251 lines is reported with its name: %s',
  (long) => {
    const longest = excessOf(shapeOfTree({ [long]: lines(251), 'shell/src/fits.ts': lines(250) }));

    expect(longest).toContain('longestFile is 251; at most 250 is allowed.');
    expect(longest).toContain(`  ${long} (251 lines)`);
    expect(longest.join()).not.toContain('fits.ts');
  },
);

test('two features that import each other, even types or over a third, are reported', () => {
  const { lists } = shapeOfTree({
    'services/api/src/features/users/a.ts': importing('#features/billing/b.ts'),
    'services/api/src/features/billing/b.ts': importing('#mail/c.ts'),
    'services/api/src/mail/c.ts': `import type { x } from '#features/users/a.ts';\n`,
    'services/api/src/env.ts': lines(1),
    'services/api/src/features/users/own.ts': importing('./a.ts'),
  });

  expect(lists.circles).toEqual(['features/billing ⇄ features/users ⇄ mail']);
});

test('folders that import in one direction, and tests that import back, make no circle', () => {
  const { numbers } = shapeOfTree({
    'services/api/src/app.ts': importing('#features/users/a.ts'),
    'services/api/src/features/users/a.ts': importing('#env.ts'),
    'services/api/src/env.ts': lines(1),
    'services/api/src/mail/c.test.ts': importing('#features/users/a.ts'),
  });

  expect(numbers.circles).toBe(0);
});

test('files that import each other, even types or later, are reported, tests of theirs too', () => {
  const { lists } = shapeOfTree({
    'shell/src/a.ts': `import type { x } from './b.ts';\n`,
    'shell/src/b.ts': `export const later = () => import('./c.ts');\n`,
    'shell/src/c.ts': importing('./a.ts'),
    'shell/src/d.test.ts': importing('./a.ts'),
  });

  expect(lists.fileCircles).toEqual(['shell/src/a.ts ⇄ shell/src/b.ts ⇄ shell/src/c.ts']);
});

test('folders beside each other that import each other are reported, but for their tests', () => {
  const { lists } = shapeOfTree({
    'shell/src/load/a.ts': importing('../watch/b.ts'),
    'shell/src/watch/b.ts': lines(1),
    'shell/src/watch/c.ts': `import type { x } from '../load/d.ts';\n`,
    'shell/src/load/d.ts': lines(1),
    'shell/src/main.ts': importing('./load/a.ts'),
    'shell/src/load/inside/e.ts': importing('../../main.ts'),
    'shell/src/page/f.test.ts': importing('../load/a.ts'),
    'shell/src/load/g.test.ts': importing('../page/h.ts'),
    'shell/src/page/h.ts': importing('../load/a.ts'),
  });

  expect(lists.folderPairs).toEqual(['shell/src/load ⇄ shell/src/watch']);
});

test('each circle is found once', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['a', 'c'])],
    ['c', new Set(['d'])],
    ['d', new Set(['c'])],
    ['e', new Set(['a'])],
  ]);

  expect(circlesOf(graph)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('floors are counted on the longest way down, and once round a circle', () => {
  const below = (...folders: string[]) => new Set(folders);
  const graph = new Map([
    ['server', below('features', 'models')],
    ['features', below('http', 'models')],
    ['http', below('models')],
    ['models', below('errors')],
  ]);

  expect(floorsOf(graph)).toBe(5);
  expect(floorsOf(new Map([...graph, ['errors', below('http')]]))).toBe(5);
  expect(floorsOf(new Map())).toBe(0);
});

test('folders of infra are counted, whatever is in them, and named when there are too many', () => {
  const folders = Array.from({ length: 13 }, (_, index) => `infra/room-${index}`);
  const inFolders = folders.map((folder) => [`${folder}/deep/main.ts`, lines(1)]);

  const shape = shapeOfTree({ ...Object.fromEntries(inFolders), 'infra/README.md': '' });

  expect(excessOf(shape)).toContain('foldersOfInfra is 13; at most 12 is allowed.');
  expect(shape.lists.foldersOfInfra?.toSorted()).toEqual(folders.toSorted());
});

test('a small module that one neighbour alone reads is reported, unless a test is about it', () => {
  const { lists } = shapeOfTree({
    'services/api/src/mail/read-here.ts': lines(39),
    'services/api/src/mail/long.ts': lines(40),
    'services/api/src/mail/tested.ts': lines(5),
    'services/api/src/mail/read-twice.ts': lines(5),
    'services/api/src/mail/read-elsewhere.ts': lines(5),
    'services/api/src/mail/unread.ts': lines(5),
    'services/api/src/mail/tested.test.ts': importing('./tested.ts'),
    'services/api/src/mail/first.ts':
      importing('./read-here.ts') +
      importing('./long.ts') +
      importing('./tested.ts') +
      importing('#mail/read-twice.ts'),
    'services/api/src/db/second.ts':
      importing('#mail/read-twice.ts') + importing('#mail/read-elsewhere.ts'),
  });

  expect(lists.singleImporterBeside).toEqual(['services/api/src/mail/read-here.ts']);
});

test('a median below the range is reported, one inside is not', () => {
  const { numbers, lists } = shapeOf('.');

  expect(excessOf({ numbers: { ...numbers, medianLines: 20 }, lists })).toEqual([
    expect.stringMatching(/^medianLines is 20; \d+ to 80 is allowed\.$/),
  ]);
});

test('the project itself keeps to its limits', () => {
  expect(excessOf(shapeOf('.'))).toEqual([]);
});
