import { expect, test } from '@jest/globals';
import {
  type Change,
  hashOf,
  newEntry,
  newId,
  newStyle,
  refusalsAfter,
  removes,
  scoped,
  styled,
} from './draft.fixture.ts';
import type { RefusalCode } from './refusal.ts';

/** Each is refused for one reason: its code, and what its sentence must name. */
const breaking: [claim: string, code: RefusalCode, named: string, change: Change][] = [
  [
    'is built for another contract',
    'CONTRACT_UNSUPPORTED',
    'contract 2',
    ({ account }) => (account.contract = 2),
  ],
  [
    'is a shell of a contract that live remotes are not built for',
    'CONTRACT_UNSUPPORTED',
    'remote-public',
    (draft) => {
      draft.publishes = ['shell'];
      draft.shell.contract = 2;
      delete draft.live.remotes['account'];
      draft.live.shell.linksTo = [];
      draft.shell.linksTo = [];
    },
  ],
  [
    'has lost its exposed module',
    'MODULE_MISSING',
    'remote-account',
    ({ account }) => (account.moduleFiles = []),
  ],
  [
    'has no file for a page it declares',
    'PAGE_MISSING',
    'hub',
    ({ account }) => delete account.pageFiles['hub'],
  ],
  [
    'loads a file without a hash',
    'FILE_UNHASHED',
    'extra.0011223344.js',
    ({ account }) => account.pageFiles['hub']?.push('extra.0011223344.js'),
  ],
  [
    'brings a file whose name is no hash of it',
    'NAME_UNHASHED',
    'chunk.js',
    ({ account }) => (account.files['chunk.js'] = hashOf('x')),
  ],
  [
    'has other bytes under the name of a live file',
    'NAME_REUSED',
    'entry.ac11000001.js',
    ({ account }) => (account.files['entry.ac11000001.js'] = hashOf('x')),
  ],
  [
    'uses a published version for other bytes',
    'VERSION_TAKEN',
    '1.0.0-ac22000002',
    (draft) => (draft.published = { [newEntry]: hashOf('x') }),
  ],
  [
    'has a global without its build id',
    'GLOBAL_MISNAMED',
    'remote_account',
    ({ account }) => (account.global = 'remote_account'),
  ],
  [
    'has the global of the live build',
    'GLOBAL_REUSED',
    'remote_account_ac11000001',
    ({ account }) =>
      Object.assign(account, { version: '1.0.1-ac11000001', global: 'remote_account_ac11000001' }),
  ],
  [
    'needs a React that the shell has not',
    'SHARED_RANGE',
    '^20.0.0',
    ({ account }) => (account.requires['react'] = '^20.0.0'),
  ],
  [
    'needs a package that the shell does not share',
    'SHARED_MISSING',
    'lodash',
    ({ account }) => (account.requires['lodash'] = '^4.0.0'),
  ],
  [
    'is a shell whose React live remotes do not accept',
    'SHARED_RANGE',
    '18.3.1',
    (draft) => {
      draft.publishes = ['shell'];
      draft.shell.provides['react'] = '18.3.1';
      delete draft.live.remotes['account'];
      draft.live.shell.linksTo = [];
      draft.shell.linksTo = [];
    },
  ],
  [
    'has an entry over 15 kB',
    'ENTRY_TOO_BIG',
    '15.1 kB',
    ({ gzipped }) => (gzipped[newEntry] = 15_100),
  ],
  [
    'has a page over its budget',
    'PAGE_TOO_BIG',
    'page hub',
    ({ gzipped }) => (gzipped[`hub.${newId}.js`] = 120_000),
  ],
  [
    'is heavier in all than its budget',
    'TOTAL_TOO_BIG',
    '330.0 kB',
    ({ gzipped }) => (gzipped[newStyle] = 320_000),
  ],
  ['styles the whole page', 'STYLE_LEAKS', ':root', styled(':root { color: red }')],
  [
    'styles another remote’s area',
    'STYLE_LEAKS',
    '.card',
    styled('@scope ([data-remote="public"]) { .card { color: red } }'),
  ],
  [
    'imports a stylesheet',
    'STYLE_LEAKS',
    '@import',
    styled('@import "https://fonts.example/x.css";'),
  ],
  [
    'registers a property for the whole page',
    'STYLE_LEAKS',
    '@property',
    styled(scoped('@property --x { syntax: "*"; inherits: true }')),
  ],
  [
    'names an animation for the whole page',
    'STYLE_LEAKS',
    'spin',
    styled(scoped('@keyframes spin { to { rotate: 1turn } }')),
  ],
  [
    'names an animation after a remote whose name begins like its own',
    'STYLE_LEAKS',
    'remote_account_plus-spin',
    styled(scoped('@keyframes remote_account_plus-spin { to { rotate: 1turn } }')),
  ],
  [
    'brings a font under a name that others use',
    'STYLE_LEAKS',
    'Figtree',
    styled('@font-face { font-family: "Figtree"; src: url(x.woff2) }'),
  ],
  ['brings a stylesheet that is none', 'STYLE_BROKEN', newStyle, styled('.card { color: red')],
  [
    'does not say in French what its area is called',
    'TEXT_MISSING',
    'French',
    ({ account }) => (account.area.fr = ' '),
  ],
  [
    'does not say in French what a tab is called',
    'TEXT_MISSING',
    'the tab of /hub in French',
    ({ account }) => {
      const hub = account.routes.find(({ path }) => path === '/hub');
      if (hub) hub.tab = { en: 'Mine', fr: '' };
    },
  ],
];

test.each(breaking)('a candidate that %s is refused: %s', (_claim, code, named, change) => {
  const refusals = refusalsAfter(change);

  expect(refusals).toEqual([{ code, message: expect.stringContaining(named) }]);
});

test('every reason is told at once', () => {
  const refusals = refusalsAfter(({ account, gzipped }) => {
    account.contract = 2;
    account.moduleFiles = [];
    gzipped[newEntry] = 20_000;
  });

  expect(refusals.map(({ code }) => code).toSorted()).toEqual([
    'CONTRACT_UNSUPPORTED',
    'ENTRY_TOO_BIG',
    'MODULE_MISSING',
  ]);
});

test('what would break those who get the canary is refused, too', () => {
  const refusals = refusalsAfter((draft) => {
    const { shell, createdAt: since } = draft.live;
    const tried = { ...shell, version: '1.4.0-5e33000003', linksTo: ['/help/tents'] };
    const canary = { name: 'shell', apps: ['shell'], by: 'cy', percentage: 5, since, bases: {} };
    draft.live.canaries = [{ ...canary, shell: tried, remotes: {} }];
    removes('/help/:topic')(draft);
  });

  expect(refusals).toMatchObject([{ code: 'ROUTE_REMOVED' }]);
});
