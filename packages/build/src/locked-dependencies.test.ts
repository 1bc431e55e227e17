import { expect, test } from '@jest/globals';
import { lockedDependencies } from './locked-dependencies.ts';

const lockfile = `lockfileVersion: '9.0'

importers:

  packages/ui:
    dependencies:
      '@base/react':
        specifier: 'catalog:'
        version: 1.9.0(react@19.3.1)

  remote-account:
    dependencies:
      '@camp/ui':
        specifier: workspace:*
        version: link:../packages/ui
      forms:
        specifier: ^7.0.0
        version: 7.92.0

  remote-public:
    devDependencies:
      dates:
        specifier: ^3.0.0
        version: 3.1.0

packages:

  '@base/react@1.9.0':
    resolution: {integrity: sha512-base==}
    engines: {node: '>=14.0.0'}

  dates@3.1.0:
    resolution: {integrity: sha512-dates==}

  forms@7.92.0:
    resolution: {integrity: sha512-forms==}

  react@19.3.1:
    resolution: {integrity: sha512-react==}

  string-width@4.2.3:
    resolution: {integrity: sha512-width==}

snapshots:

  '@base/react@1.9.0(react@19.3.1)':
    dependencies:
      react: 19.3.1
      string-width-cjs: string-width@4.2.3

  dates@3.1.0: {}

  forms@7.92.0: {}

  react@19.3.1: {}

  string-width@4.2.3: {}
`;

test('a folder has what it and the packages it links to depend on, over any number of steps', () => {
  const locked = lockedDependencies(lockfile, 'remote-account');

  expect(locked.split('\n').map((line) => line.split(' ')[0])).toEqual([
    '@base/react@1.9.0(react@19.3.1)',
    'forms@7.92.0',
    'packages/ui',
    'react@19.3.1',
    'remote-account',
    'string-width@4.2.3',
  ]);
});

test.each([
  ['a library of another remote', 'dates', 'sha512-dates==', false],
  ['a library of its own', 'forms', 'sha512-forms==', true],
  ['what a package needs that it links to', 'react', 'sha512-react==', true],
])('a new release of %s changes it as it should', (_claim, _name, checksum, isChanged) => {
  const upgraded = lockfile.replace(checksum, 'sha512-new==');

  const before = lockedDependencies(lockfile, 'remote-account');

  expect(lockedDependencies(upgraded, 'remote-account') !== before).toBe(isChanged);
});

test('an unknown folder and another format are told', () => {
  expect(() => lockedDependencies(lockfile, 'remote-trips')).toThrow(
    'pnpm-lock.yaml does not know remote-trips: run npx pnpm install.',
  );
  expect(() => lockedDependencies(lockfile.replace("'9.0'", "'12.0'"), 'remote-account')).toThrow(
    'pnpm-lock.yaml is not of format 9.0.',
  );
});
