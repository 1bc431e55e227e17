import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOf } from '@camp/build/sbom';
import { packageVersionOf } from '@camp/build/apps';

/** Folders of the workspace whose libraries are installed for a server. */
const served = [
  '.',
  'services/api',
  'services/edge',
  'packages/release',
  'packages/service',
  'packages/contracts',
];

interface Manifest {
  name: string;
  version: string;
  license?: string;
  /** Older form of `license`. */
  licenses?: { type: string }[];
}

/**
 * Every library that is installed in a folder, with version, licence, and its hash by the lockfile, as a bill of
 * materials (CycloneDX 1.6). Equal installations give equal bytes.
 * @throws for a library that the lockfile does not know.
 */
export function billOfMaterials(folder: string): string {
  const lockfile = readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8');
  const version = packageVersionOf(folder);
  const boms = served.map((app) => sbomOf({ app, version, lockfile }));
  const locked = new Map(
    boms.flatMap(({ components }) => components.map((each) => [each['bom-ref'], each])),
  );
  const installed = new Map(
    manifestsIn(folder).map((manifest) => {
      const reference = `pkg:npm/${manifest.name.replace('@', '%40')}@${manifest.version}`;
      const component = locked.get(reference);
      if (!component) throw new Error(`${reference} is installed, but not in pnpm-lock.yaml.`);
      return [reference, { ...component, ...licenceOf(manifest) }];
    }),
  );
  const components = [...installed.keys()].toSorted().map((each) => installed.get(each));
  const component = { type: 'application', 'bom-ref': 'campbc', name: 'campbc', version };
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 };
  return `${JSON.stringify({ ...bom, metadata: { component }, components }, null, 1)}\n`;
}

/** Links to other libraries are left out: each is listed where its files are. */
function manifestsIn(folder: string): Manifest[] {
  const libraries = ['*', '@*/*'].map((name) => `node_modules/.pnpm/*/node_modules/${name}`);
  return globSync(libraries, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('@'))
    .map((entry) => join(entry.parentPath, entry.name, 'package.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest);
}

/** An SPDX expression, as npm asks packages to name theirs; nothing where one is silent. */
function licenceOf({ license, licenses = [] }: Manifest) {
  const expression = license ?? licenses.map(({ type }) => type).join(' OR ');
  return expression === '' ? {} : { licenses: [{ expression }] };
}
