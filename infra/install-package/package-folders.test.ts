import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
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
import { goBack, installPackage } from './package-folders.ts';

const emptyHome = () => mkdtempSync(join(tmpdir(), 'campbc-home-'));

const linkIn = (home: string) => readlinkSync(join(home, 'campbc'));

/** The archive of a package whose Node only says whether it runs here. */
function packageCalled(name: string, { runsHere = true } = {}): string {
  const work = mkdtempSync(join(tmpdir(), 'campbc-archive-'));
  const node = join(work, name, 'node_modules/node/bin/node');
  mkdirSync(dirname(node), { recursive: true });
  writeFileSync(node, `#!/bin/sh\nexit ${runsHere ? 0 : 1}\n`, { mode: 0o755 });
  const file = join(work, `${name}.tar.gz`);
  execFileSync('tar', ['-czf', file, '-C', work, name]);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${hash}  ${name}.tar.gz\n`);
  return file;
}

test('a package gets a folder of its own, and the link leads there', () => {
  const home = emptyHome();

  installPackage(packageCalled('campbc-1.4.0-aa'), home);

  expect(linkIn(home)).toBe('campbc-1.4.0-aa');
  expect(existsSync(join(home, 'campbc/node_modules/node/bin/node'))).toBe(true);
});

test('going back leads to the package from before, and forth again', () => {
  const home = emptyHome();
  for (const name of ['campbc-1.3.0-aa', 'campbc-1.4.0-bb', 'campbc-1.5.0-cc'])
    installPackage(packageCalled(name), home);

  const steps = [goBack(home), goBack(home)];

  expect(steps).toEqual(['campbc-1.4.0-bb', 'campbc-1.5.0-cc']);
  expect(linkIn(home)).toBe('campbc-1.5.0-cc');
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

  expect(() => installPackage(file, home)).toThrow(
    `There is no ${file}.sha256 to compare it with.`,
  );
  expect(() => installPackage(join(home, 'site.zip'), home)).toThrow('is no package of the site');
  expect(() => goBack(home)).toThrow(`There is no package in ${home} from before this one.`);
});
