import type { OxlintOverride } from 'oxlint';
import { apiFloors } from './api-floors.ts';

export type Rules = NonNullable<OxlintOverride['rules']>;

/* The imports that are allowed between folders (docs/decisions/code.md#0063). */

/** Imports that are forbidden, by the globs of oxlint's `no-restricted-imports`, and what to do instead. */
interface Fence {
  group: string[];
  message: string;
}

const outOfFolder: Fence = {
  group: ['../*', '../**'],
  message: "Spell it '#folder/file.ts' inside a package, '@camp/name/file' across packages.",
};

const browserOnly: Fence = {
  group: ['node:*', 'fs', 'path'],
  message: 'This runs in the browser.',
};

const router = ['react-router', 'react-router/**', 'react-router-dom'];
const withPaths = (names: string[]) => names.flatMap((name) => [name, `${name}/**`]);

/** Allows only some of our own packages. */
const oursOnly = (names: string[], message: string): Fence => ({
  group: ['@camp/*', '@camp/**', ...withPaths(names.map((name) => `!@camp/${name}`))],
  message,
});

interface Boundary {
  files: string[];
  fences: Fence[];
}

/** Only the last boundary that a file is in counts. */
const boundaries: Boundary[] = [
  {
    files: ['packages/contracts/**'],
    fences: [
      oursOnly([], 'The contracts import zod and nothing else of ours.'),
      {
        group: [
          ...browserOnly.group,
          ...router,
          '@tanstack/**',
          'react',
          ...withPaths(['express']),
        ],
        message: 'The contracts run in the browser and in Node: zod only.',
      },
    ],
  },
  {
    files: ['packages/shell-api/**'],
    fences: [oursOnly(['contracts'], 'shell-api imports the contracts only.'), browserOnly],
  },
  {
    files: ['packages/ui/**'],
    fences: [
      oursOnly(['contracts'], 'ui imports the contracts only.'),
      {
        group: [...browserOnly.group, ...router, '@tanstack/**'],
        message: 'ui has looks and no data: no router, no queries.',
      },
    ],
  },
  {
    files: ['packages/staff/**'],
    fences: [
      oursOnly(
        ['contracts', 'shell-api', 'ui'],
        'staff imports what remotes import: contracts, shell-api and ui.',
      ),
      { group: [...router, '@tanstack/**'], message: 'Take it from @camp/shell-api.' },
      browserOnly,
    ],
  },
  {
    files: ['packages/release/**'],
    fences: [oursOnly(['contracts'], 'release imports the contracts only.')],
  },
  {
    files: ['packages/places/**'],
    fences: [oursOnly(['contracts'], 'places imports the contracts only.')],
  },
  {
    files: ['packages/service/**'],
    fences: [oursOnly([], 'service stands under both services, and imports none of ours.')],
  },
  {
    files: ['packages/build/**'],
    fences: [
      oursOnly(
        ['release', 'contracts'],
        "build imports the release's shapes and the contracts only.",
      ),
    ],
  },
  {
    files: ['shell/**'],
    fences: [
      {
        group: ['@camp/remote-*', '@camp/remote-*/**'],
        message: 'The shell knows no remote before it runs.',
      },
      {
        group: [...withPaths(['@camp/api', '@camp/edge']), '@camp/build/**'],
        message: 'The shell imports no service.',
      },
      {
        group: [
          '@camp/release/**',
          ...[
            'language-files',
            'manifest',
            'match-route',
            'prerenderer',
            'release-document',
            'release-summary',
          ].map((file) => `!@camp/release/document/${file}`),
        ],
        message: 'The shell reads the release document; it does not publish.',
      },
      browserOnly,
    ],
  },
  {
    files: ['remote-*/**'],
    fences: [
      {
        group: ['@camp/remote-*', '@camp/remote-*/**'],
        message: 'A remote never imports another remote.',
      },
      {
        group: [...withPaths(['@camp/api', '@camp/edge', '@camp/shell']), '@camp/build/**'],
        message: 'A remote imports no service and not the shell.',
      },
      {
        group: ['@camp/release/**', '!@camp/release/document/manifest'],
        message: 'A remote declares its manifest; nothing else of the release.',
      },
      {
        group: [
          '@camp/places',
          '@camp/places/**',
          '!@camp/places/data/**',
          '!@camp/places/geometry',
        ],
        message: 'A remote draws what the data files hold, and measures; the API reads them.',
      },
      {
        group: [...router, '@tanstack/**'],
        message: 'Take it from @camp/shell-api: a package shared whole cannot be tree-shaken.',
      },
      browserOnly,
    ],
  },
  {
    files: ['services/**'],
    fences: [
      oursOnly(
        ['contracts', 'release', 'places', 'service'],
        'A service imports the contracts, the release, the places, the metrics and the observability only.',
      ),
      { group: ['react', 'react-dom', 'react-router'], message: 'Services draw nothing.' },
    ],
  },
  ...apiFloors.map(({ files, packages, group, message }) => ({
    files,
    fences: [
      oursOnly(packages, `Of our packages, this imports ${packages.join(' and ')} only.`),
      { group, message },
    ],
  })),
  {
    files: ['bench/**', 'infra/**', 'tests/**'],
    fences: [
      oursOnly(
        ['contracts', 'release', 'build'],
        'Scripts and tests use the contracts, build and release; all else they run.',
      ),
    ],
  },
  {
    files: ['artwork/**'],
    fences: [
      {
        group: ['@camp/*', '@camp/**'],
        message: 'Artwork reads the data of the site, not its code.',
      },
    ],
  },
  {
    files: ['infra/**'],
    fences: [
      {
        group: ['#tests/*', '#tests/**'],
        message: 'The tests use infra; infra starts them as programs.',
      },
      oursOnly(
        ['contracts', 'release', 'build'],
        'Scripts and tests use the contracts, build and release; all else they run.',
      ),
    ],
  },
];

const forbidding = (fences: Fence[]): Rules => ({
  'no-restricted-imports': ['error', { patterns: [outOfFolder, ...fences] }],
});

/** Rules for files outside all boundaries. */
export const importRules = forbidding([]);

export const importOverrides = boundaries.map(({ files, fences }) => ({
  files,
  rules: forbidding(fences),
}));
