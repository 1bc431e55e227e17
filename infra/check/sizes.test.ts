import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { sizesOf, tableOf } from './sizes.ts';

const lines = (count: number) => 'x\n'.repeat(count);

test('source, tests and pages are counted apart, and texts, artwork and benches not at all', () => {
  const root = temporaryFolder({
    'shell/src/App.tsx': lines(300),
    'shell/src/app.module.css': lines(50),
    'remote-admin/src/Users.tsx': lines(100),
    'remote-admin/src/Users.en.json': lines(30),
    'remote-admin/src/texts.d.ts': lines(70),
    'remote-admin/src/Users.test.tsx': lines(20),
    'packages/release/src/built.fixture.ts': lines(10),
    'tests/api/login.test.ts': lines(5),
    'tests/support/people.ts': lines(2),
    'bench/main.ts': lines(900),
    'artwork/main.ts': lines(900),
    'docs/decisions/0001-first.md': lines(9),
  });

  const sizes = Object.fromEntries(sizesOf(root).map(({ name, value }) => [name, value]));

  expect(sizes).toEqual({
    'source lines': 450,
    'source files': 3,
    'files per 1,000 lines': 6.7,
    'lines of remote-admin': 100,
    stylesheets: 1,
    'lines of stylesheets': 50,
    'test lines': 37,
    'pages of decisions': 1,
  });
});

test('the table says what each is to come down to', () => {
  expect(tableOf([{ name: 'source lines', value: 1_234, goal: 1_000 }])).toBe(
    'source lines                1,234   goal     1,000',
  );
});
