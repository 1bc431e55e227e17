import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { newKeyPair } from '@camp/release/document/signing-keys';
import { goBack, linkPackage, unpackPackage } from './package-folders.ts';
import { signedPackage } from './signed-package.fixture.ts';

const emptyHome = () => mkdtempSync(join(tmpdir(), 'campbc-home-'));

const { privateKey, publicKey } = newKeyPair();
const key = join(mkdtempSync(join(tmpdir(), 'campbc-key-')), 'release-public.pem');
writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));

const installPackage = (file: string, home: string, isOlderAllowed = false) =>
  linkPackage(unpackPackage(file, { home, key, isOlderAllowed }), home);

const linkIn = (home: string) => readlinkSync(join(home, 'campbc'));

/** The archive of a package whose Node only says whether it runs here. */
function packageCalled(name: string, { runsHere = true, signedWith = privateKey } = {}): string {
  const work = mkdtempSync(join(tmpdir(), 'campbc-archive-'));
  const node = join(work, name, 'node_modules/node/bin/node');
  mkdirSync(dirname(node), { recursive: true });
  writeFileSync(node, `#!/bin/sh\nexit ${runsHere ? 0 : 1}\n`, { mode: 0o755 });
  return signedPackage(work, name, signedWith);
}

test('a package gets a folder of its own, and the link leads there', () => {
  const home = emptyHome();

  installPackage(packageCalled('campbc-1.4.0-aa'), home);

  expect(linkIn(home)).toBe('campbc-1.4.0-aa');
  expect(existsSync(join(home, 'campbc/node_modules/node/bin/node'))).toBe(true);
});

test('going back leads to the package from before, again nowhere else, and forth only by installing', () => {
  const home = emptyHome();
  const files = ['campbc-1.3.0-aa', 'campbc-1.4.0-bb', 'campbc-1.5.0-cc'].map((name) =>
    packageCalled(name),
  );
  for (const file of files) installPackage(file, home);

  const steps = [goBack(home), goBack(home)];
  installPackage(files.at(-1) ?? '', home);

  expect(steps).toEqual(['campbc-1.4.0-bb', 'campbc-1.4.0-bb']);
  expect(linkIn(home)).toBe('campbc-1.5.0-cc');
  expect(goBack(home)).toBe('campbc-1.4.0-bb');
});

test('a package that is installed once more is still the one before the next', () => {
  const home = emptyHome();
  const [before, after] = [packageCalled('campbc-1.3.0-aa'), packageCalled('campbc-1.4.0-bb')];
  for (const file of [before, after, after]) installPackage(file, home);

  const linked = goBack(home);

  expect(linked).toBe('campbc-1.3.0-aa');
});

test('an archive that is not what its hash says is not installed', () => {
  const home = emptyHome();
  const file = packageCalled('campbc-1.4.0-aa');
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('more')]));

  const install = () => installPackage(file, home);

  expect(install).toThrow('is not what campbc-1.4.0-aa.tar.gz.sha256 says. Nothing was installed.');
  expect(readdirSync(home)).toEqual([]);
});

test.each([
  [
    'by a stranger',
    () => packageCalled('campbc-1.4.0-aa', { signedWith: newKeyPair().privateKey }),
  ],
  [
    'for another name',
    () => {
      const [good, file] = ['campbc-1.3.0-aa', 'campbc-1.4.0-aa'].map((name) =>
        packageCalled(name),
      );
      for (const end of ['.sha256', '.sha256.sig']) copyFileSync(`${good}${end}`, `${file}${end}`);
      return file ?? '';
    },
  ],
])('a package that is signed %s is neither unpacked nor run', (_by, fileOf) => {
  const home = emptyHome();
  const file = fileOf();

  const refused = () => installPackage(file, home);

  expect(refused).toThrow('Nothing was installed.');
  expect(readdirSync(home)).toEqual([]);
});

test('an older package is installed only when that is said', () => {
  const home = emptyHome();
  const older = packageCalled('campbc-1.9.2-aa');
  installPackage(packageCalled('campbc-1.10.0-bb'), home);

  expect(() => installPackage(older, home)).toThrow(
    'campbc-1.9.2-aa is older than campbc-1.10.0-bb. Nothing was installed',
  );
  expect(installPackage(older, home, true)).toBe('campbc-1.9.2-aa');
});

test('a package for another machine is not installed, and the link stays', () => {
  const home = emptyHome();
  installPackage(packageCalled('campbc-1.3.0-aa'), home);

  const install = () => installPackage(packageCalled('campbc-1.4.0-bb', { runsHere: false }), home);

  expect(install).toThrow('was made for another system or processor. Nothing was installed.');
  expect(readdirSync(home)).toEqual(['campbc', 'campbc-1.3.0-aa']);
});

test('without a hash, without a package before, and by another name, it says what is missing', () => {
  const home = emptyHome();
  const file = join(home, 'campbc-1.4.0-aa.tar.gz');
  writeFileSync(file, '');

  expect(() => installPackage(file, home)).toThrow(`There is no ${file}.sha256. Nothing was`);
  expect(() => unpackPackage(file, { home, key: '/no/key.pem' })).toThrow(
    'There is no /no/key.pem',
  );
  expect(() => installPackage(join(home, 'site.zip'), home)).toThrow('is no package of the site');
  expect(() => goBack(home)).toThrow(`There is no package in ${home} from before this one.`);
});
