import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppName, folderOf, repositoryRoot } from '#apps.ts';
import { lockedDependencies } from '#locked-dependencies.ts';

/** An app, as its build is named. */
interface SbomInput {
  /** `shell`, `remote-account` */
  app: string;
  version: string;
  /** The text of `pnpm-lock.yaml`. */
  lockfile: string;
}

/** A line of {@link lockedDependencies} about a package: its name, its version and its hash. */
const lockedPackage =
  /^(?<name>@?[^@\s]+)@(?<version>[^\s(]+)\S* .*\bintegrity: sha512-(?<hash>[A-Za-z0-9+/=]+)/;

/**
 * Lists every package that an app is built from and with, as the lockfile fixes them: a bill of materials
 * (CycloneDX 1.6). It holds no date and no random number, so equal sources give equal bytes.
 */
export function sbomOf({ app, version, lockfile }: SbomInput) {
  const components = lockedDependencies(lockfile, app).split('\n').flatMap(componentIn);
  const byName = new Map(components.map((each) => [each['bom-ref'], each]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': app, name: app, version } },
    components: [...byName.values()],
  };
}

/** None for a line about a folder of the workspace: it is part of the app. */
function componentIn(line: string) {
  const { name, version, hash } = lockedPackage.exec(line)?.groups ?? {};
  if (!name || !version || !hash) return [];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(hash, 'base64').toString('hex');
  return [
    {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      hashes: [{ alg: 'SHA-512', content }],
    },
  ];
}

/** Packages whose version says how a build was made. */
const tools = new Set(['@rspack/core', '@module-federation/enhanced', 'typescript']);

/** Describes how the present build of an app was made: its bill of materials, the lockfile's hash and the tools. */
export function originOf(app: AppName) {
  const lockfile = readFileSync(join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8');
  const built = readFileSync(join(folderOf(app), 'dist/release.json'), 'utf8');
  const { version } = JSON.parse(built) as { version: string };
  const sbom = sbomOf({ app, version, lockfile });
  const used = sbom.components.filter(({ name }) => tools.has(name));
  return {
    sbom: JSON.stringify(sbom),
    lockfile: createHash('sha256').update(lockfile).digest('hex'),
    tools: {
      node: process.versions.node,
      ...Object.fromEntries(used.map(({ name, version: found }) => [name, found])),
    },
  };
}
