import {
  copyFileSync,
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { newKeyPair } from '@camp/release/document/signing-keys';
import { goBack, linkPackage, unpackPackage } from './package-folders.ts';
import { signedPackage } from './signed-package.fixture.ts';

const { privateKey, publicKey } = newKeyPair();
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const key = join(temporaryFolder({ 'release-public.pem': pem }), 'release-public.pem');

const installPackage = (file: string, home: string, isOlderAllowed = false) =>
  linkPackage(unpackPackage(file, { home, key, isOlderAllowed }), home);

const linkIn = (home: string) => readlinkSync(join(home, 'campbc'));

/** The archive of a package whose Node only says whether it runs here. */
function packageCalled(name: string, { runsHere = true, signedWith = privateKey } = {}): string {
  const node = `${name}/node_modules/node/bin/node`;
  const work = temporaryFolder({ [node]: `#!/bin/sh\nexit ${runsHere ? 0 : 1}\n` });
  chmodSync(join(work, node), 0o755);
  return signedPackage(work, name, signedWith);
}

test('a package gets a folder of its own, and the link leads there [operation-4]', () => {
  const home = temporaryFolder();

  installPackage(packageCalled('campbc-1.4.0-aa'), home);

  expect(linkIn(home)).toBe('campbc-1.4.0-aa');
  expect(existsSync(join(home, 'campbc/node_modules/node/bin/node'))).toBe(true);
});

test('going back leads to the package from before, again nowhere else, and forth only by installing [operation-4]', () => {
  const home = temporaryFolder();
  const last = packageCalled('campbc-1.5.0-cc');
  for (const file of [packageCalled('campbc-1.3.0-aa'), packageCalled('campbc-1.4.0-bb'), last])
    installPackage(file, home);

  const steps = [goBack(home), goBack(home)];
  installPackage(last, home);

  expect(steps).toEqual(['campbc-1.4.0-bb', 'campbc-1.4.0-bb']);
  expect(linkIn(home)).toBe('campbc-1.5.0-cc');
  expect(goBack(home)).toBe('campbc-1.4.0-bb');
});

test('a package that is installed once more is still the one before the next', () => {
  const home = temporaryFolder();
  const [before, after] = [packageCalled('campbc-1.3.0-aa'), packageCalled('campbc-1.4.0-bb')];
  for (const file of [before, after, after]) installPackage(file, home);

  expect(goBack(home)).toBe('campbc-1.3.0-aa');
});

test('an archive that is not what its hash says is not installed [operation-4]', () => {
  const home = temporaryFolder();
  const file = packageCalled('campbc-1.4.0-aa');
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('more')]));

  const install = () => installPackage(file, home);

  expect(install).toThrow('is not what campbc-1.4.0-aa.tar.gz.sha256 says. Nothing was installed.');
  expect(readdirSync(home)).toEqual([]);
});

const signedByStranger = () =>
  packageCalled('campbc-1.4.0-aa', { signedWith: newKeyPair().privateKey });

function signedForAnotherName(): string {
  const [good, file] = [packageCalled('campbc-1.3.0-aa'), packageCalled('campbc-1.4.0-aa')];
  for (const end of ['.sha256', '.sha256.sig']) copyFileSync(`${good}${end}`, `${file}${end}`);
  return file;
}

test.each([
  ['by a stranger', signedByStranger],
  ['for another name', signedForAnotherName],
])('a package that is signed %s is neither unpacked nor run [operation-4]', (_by, fileOf) => {
  const home = temporaryFolder();
  const file = fileOf();

  const refused = () => installPackage(file, home);

  expect(refused).toThrow('Nothing was installed.');
  expect(readdirSync(home)).toEqual([]);
});

test('an older package is installed only when that is said [operation-4]', () => {
  const home = temporaryFolder();
  const older = packageCalled('campbc-1.9.2-aa');
  installPackage(packageCalled('campbc-1.10.0-bb'), home);

  expect(() => installPackage(older, home)).toThrow(
    'campbc-1.9.2-aa is older than campbc-1.10.0-bb. Nothing was installed',
  );
  expect(installPackage(older, home, true)).toBe('campbc-1.9.2-aa');
});

test('a package for another machine is not installed, and the link stays [operation-4]', () => {
  const home = temporaryFolder();
  installPackage(packageCalled('campbc-1.3.0-aa'), home);

  const install = () => installPackage(packageCalled('campbc-1.4.0-bb', { runsHere: false }), home);

  expect(install).toThrow('was made for another system or processor. Nothing was installed.');
  expect(readdirSync(home)).toEqual(['campbc', 'campbc-1.3.0-aa']);
});

test('without a hash, without a package before, and by another name, it says what is missing', () => {
  const home = temporaryFolder();
  const file = join(home, 'campbc-1.4.0-aa.tar.gz');
  writeFileSync(file, '');

  expect(() => installPackage(file, home)).toThrow(`There is no ${file}.sha256. Nothing was`);
  expect(() => unpackPackage(file, { home, key: '/no/key.pem' })).toThrow(
    'There is no /no/key.pem',
  );
  expect(() => installPackage(join(home, 'site.zip'), home)).toThrow('is no package of the site');
  expect(() => goBack(home)).toThrow(`There is no package in ${home} from before this one.`);
});
