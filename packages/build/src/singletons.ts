import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageVersionOf, repositoryRoot } from '#apps.ts';

interface Singleton {
  /** Key in the share scope; a trailing slash shares every path below the package. */
  key: string;
  version: string;
}

const require = createRequire(join(repositoryRoot, 'shell/package.json'));

function installedVersionOf(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}

const react = installedVersionOf('react');
const reactDom = installedVersionOf('react-dom');
const shellApi = packageVersionOf(join(repositoryRoot, 'packages/shell-api'));

/**
 * Modules of which a page has exactly one copy, provided by the shell. The router and the query library are
 * left out on purpose: they are shared through the facade `@camp/shell-api`
 * (docs/decisions/federation.md#0037).
 */
const singletons: readonly Singleton[] = [
  { key: 'react', version: react },
  { key: 'react/', version: react },
  { key: 'react-dom', version: reactDom },
  { key: 'react-dom/', version: reactDom },
  { key: '@camp/shell-api', version: shellApi },
];

const acceptedRange = ({ version }: Singleton) => `^${version}`;

/** The shell's side: eager, because its entry already waits behind a dynamic import. */
export function providedByShell() {
  return Object.fromEntries(
    singletons.map(({ key, version }) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        eager: true,
        version,
        requiredVersion: `^${version}`,
      },
    ]),
  );
}

/** A remote's side: no copy of its own; a mismatch rejects that remote alone. */
export function requiredByRemote() {
  return Object.fromEntries(
    singletons.map((singleton) => [
      singleton.key,
      {
        singleton: true,
        strictVersion: true,
        import: false as const,
        requiredVersion: acceptedRange(singleton),
      },
    ]),
  );
}

const packagesOnly = singletons.filter(({ key }) => !key.endsWith('/'));

/** Exact versions, as the release document lists them for the shell. */
export const providedVersions = Object.fromEntries(
  packagesOnly.map(({ key, version }) => [key, version]),
);

/** Accepted ranges, as the release document lists them for a remote. */
export const requiredRanges = Object.fromEntries(
  packagesOnly.map((singleton) => [singleton.key, acceptedRange(singleton)]),
);
