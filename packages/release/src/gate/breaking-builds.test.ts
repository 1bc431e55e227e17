import { expect, test } from '@jest/globals';
import { tile } from '#declarations.fixture.ts';
import {
  type Breaking,
  card,
  hashOf,
  newEntry,
  newId,
  newStyle,
  refusalsAfter,
  removes,
  rowsOf,
  scoped,
  styled,
  workerFile,
} from './draft.fixture.ts';

/** Each is refused for one reason: its code, and what its sentence must name. */
const breaking: Breaking = {
  CONTRACT_UNSUPPORTED: {
    'is built for another contract': ['contract 2', ({ account }) => (account.contract = 2)],
    'is a shell of a contract that live remotes are not built for': [
      'remote-public',
      (draft) => {
        draft.publishes = ['shell'];
        draft.shell.contract = 2;
        delete draft.live.remotes['account'];
        draft.live.shell.linksTo = [];
        draft.shell.linksTo = [];
      },
    ],
  },
  MODULE_MISSING: {
    'has lost its exposed module': ['remote-account', ({ account }) => (account.moduleFiles = [])],
  },
  PAGE_MISSING: {
    'has no file for a page it declares': ['hub', ({ account }) => delete account.pageFiles['hub']],
  },
  FILE_UNHASHED: {
    'loads a file without a hash': [
      'extra.0011223344.js',
      ({ account }) => account.pageFiles['hub']?.push('extra.0011223344.js'),
    ],
  },
  NAME_UNHASHED: {
    'brings a file whose name is no hash of it': [
      'chunk.js',
      ({ account }) => (account.files['chunk.js'] = hashOf('x')),
    ],
  },
  NAME_REUSED: {
    'has other bytes under the name of a live file': [
      'entry.ac11000001.js',
      ({ account }) => (account.files['entry.ac11000001.js'] = hashOf('x')),
    ],
  },
  VERSION_TAKEN: {
    'uses a published version for other bytes': [
      '1.0.0-ac22000002',
      (draft) => (draft.published = { [newEntry]: hashOf('x') }),
    ],
  },
  GLOBAL_MISNAMED: {
    'has a global without its build id': [
      'remote_account',
      ({ account }) => (account.global = 'remote_account'),
    ],
  },
  GLOBAL_REUSED: {
    'has the global of the live build': [
      'remote_account_ac11000001',
      ({ account }) =>
        Object.assign(account, {
          version: '1.0.1-ac11000001',
          global: 'remote_account_ac11000001',
        }),
    ],
  },
  SHARED_RANGE: {
    'needs a React that the shell has not': [
      '^20.0.0',
      ({ account }) => (account.requires['react'] = '^20.0.0'),
    ],
    'is a shell whose React live remotes do not accept': [
      '18.3.1',
      (draft) => {
        draft.publishes = ['shell'];
        draft.shell.provides['react'] = '18.3.1';
        delete draft.live.remotes['account'];
        draft.live.shell.linksTo = [];
        draft.shell.linksTo = [];
      },
    ],
  },
  SHARED_MISSING: {
    'needs a package that the shell does not share': [
      'lodash',
      ({ account }) => (account.requires['lodash'] = '^4.0.0'),
    ],
  },
  ENTRY_TOO_BIG: {
    'has an entry over 15 kB': ['15.1 kB', ({ gzipped }) => (gzipped[newEntry] = 15_100)],
  },
  PAGE_TOO_BIG: {
    'has a page over its budget': [
      'page hub',
      ({ gzipped }) => (gzipped[`hub.${newId}.js`] = 120_000),
    ],
    'has a page whose French texts take it over its budget': [
      'page hub',
      ({ account, gzipped }) => {
        const texts = `hub.${newId}.fr.json`;
        account.files[texts] = account.files[newEntry] ?? '';
        account.pageFiles['hub']?.push(texts);
        gzipped[texts] = 120_000;
      },
    ],
  },
  TOTAL_TOO_BIG: {
    'is heavier in all than its budget': [
      '368.0 kB',
      ({ gzipped }) => (gzipped[newStyle] = 352_000),
    ],
  },
  WORKER_MISSING: {
    'is a shell without a service worker': [
      'no service worker',
      (draft) => {
        draft.publishes = ['shell'];
        delete draft.shell.worker;
      },
    ],
  },
  WORKER_TOO_BIG: {
    'has a service worker over 6 kB': [
      '6.1 kB',
      (draft) => {
        draft.publishes = ['shell'];
        draft.gzipped[workerFile] = 6_100;
      },
    ],
  },
  STYLE_LEAKS: {
    'styles the whole page': [':root', styled(':root { color: red }')],
    'styles another remote’s area': [
      '.card',
      styled('@scope ([data-remote="public"]) { .card { color: red } }'),
    ],
    'imports a stylesheet': ['@import', styled('@import "https://fonts.example/x.css";')],
    'registers a property for the whole page': [
      '@property',
      styled(scoped('@property --x { syntax: "*"; inherits: true }')),
    ],
    'names an animation for the whole page': [
      'spin',
      styled(scoped('@keyframes spin { to { rotate: 1turn } }')),
    ],
    'names an animation after a remote whose name begins like its own': [
      'remote_account_plus-spin',
      styled(scoped('@keyframes remote_account_plus-spin { to { rotate: 1turn } }')),
    ],
    'brings a font under a name that others use': [
      'Figtree',
      styled('@font-face { font-family: "Figtree"; src: url(x.woff2) }'),
    ],
  },
  STYLE_BROKEN: {
    'brings a stylesheet that is none': [newStyle, styled('.card { color: red')],
  },
  TEXT_MISSING: {
    'does not say in French what a tab of another’s page is called': [
      'the title of what it adds to account/hub-cards in French',
      ({ account }) => (account.extensions = [{ ...tile, title: { en: 'My trips', fr: '' } }]),
    ],
    'does not say in French what its area is called': [
      'French',
      ({ account }) => (account.area.fr = ' '),
    ],
    'does not say in French what a tab is called': [
      'the tab of /hub in French',
      ({ account }) => {
        const hub = account.routes.find(({ path }) => path === '/hub');
        if (hub) hub.tab = { en: 'Mine', fr: '' };
      },
    ],
    'does not say in French what a card is about': [
      'the sentence of its card of /hub in French',
      ({ account }) => (account.cards = [card({ text: { en: 'A page of your own.', fr: '' } })]),
    ],
  },
};

test.each(rowsOf(breaking))(
  'a candidate that %s is refused: %s [frame-16]',
  (_claim, code, named, change) => {
    const refusals = refusalsAfter(change);

    expect(refusals).toEqual([{ code, message: expect.stringContaining(named) }]);
  },
);

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
