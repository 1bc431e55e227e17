import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The version of the software as it is installed, such as `1.4.0`: the package around this one has it. */
export const siteVersion = read();

function read(): string {
  const own = findPackageJSON('..', import.meta.resolve('#server.ts')) ?? '';
  const site = findPackageJSON('..', pathToFileURL(dirname(own))) ?? own;
  return (JSON.parse(readFileSync(site, 'utf8')) as { version: string }).version;
}
