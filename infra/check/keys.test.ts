import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { rawKeysIn } from './keys.ts';

const found = (text: string, path = 'shell/src/Field.tsx') =>
  rawKeysIn(temporaryFolder({ [path]: text }));

const raw = `<input onKeyDown={({ key }) => key === 'Enter' && go()} />`;

test.each([
  raw,
  `const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();`,
  `const isOurs = ({ key, ctrlKey }: KeyboardEvent) => key === 'k' && ctrlKey;`,
  `<div onKeyUp={(keyEvent) => keyEvent.code === 'Space' && go()} />`,
])('%s is reported', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^shell\/src\/Field\.tsx:1 reads a key/)]);
});

test.each([
  [`<input onKeyDown={(event) => pressedKey(event) === 'Enter' && go()} />`, 'shell/src/Field.tsx'],
  [
    `const unnamed = places.map(({ key, name }) => <li key={key}>{name}</li>);`,
    'shell/src/List.tsx',
  ],
  [raw, 'shell/src/Field.test.tsx'],
  [raw, 'services/edge/src/page.ts'],
])('%s in %s is not', (text, path) => {
  expect(found(text, path)).toEqual([]);
});

test('the project asks for every key where it should [every-page-13]', () => {
  expect(rawKeysIn('.')).toEqual([]);
});
