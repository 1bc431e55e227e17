import { expect, test } from '@jest/globals';
import {
  adds,
  type Change,
  hashOf,
  newEntry,
  newId,
  opens,
  redirects,
  refusalsAfter,
  removes,
  scoped,
  styled,
} from './draft.fixture.ts';

const harmless: Record<string, Change> = {
  'changes only code': () => undefined,
  'is what is live already': (draft) => {
    draft.account = { ...draft.account, ...draft.live.remotes['account'] };
    draft.published = { ...draft.account.files };
  },
  'adds a page': adds('/trips'),
  'adds a page below an open path of its own': (draft) => {
    adds('/trips/*')(draft);
    adds('/trips/:id')(draft);
  },
  'adds a page that the API describes and lists': adds('/hub/:slug', {
    describedBy: '/api/trips/:slug/page',
    listedBy: '/api/trips/pages',
  }),
  'lists such pages on one that is rendered ahead': (draft) => {
    draft.account.prerenderer = 'p.cjs';
    adds('/hub/:slug', {
      describedBy: '/api/trips/:slug/page',
      listedBy: '/api/trips/pages',
    })(draft);
    adds('/trips', { prerender: true, itemsOf: '/hub/:slug' })(draft);
  },
  'renames a parameter': (draft) => {
    removes('/help/:topic')(draft);
    adds('/help/:subject', { page: 'help' })(draft);
  },
  'removes a page that nobody links to': removes('/help/:topic'),
  'turns a linked page into an alias that leads on': (draft) => {
    removes('/register')(draft);
    redirects('/register', '/login')(draft);
  },
  'removes a page together with its own links': (draft) => {
    removes('/hub')(draft);
    draft.account.redirects = [];
    draft.account.navigation = [];
    for (const slot of draft.account.slots ?? []) slot.pages = ['help'];
  },
  'gives its slot another value': ({ account }) => {
    for (const slot of account.slots ?? []) slot.data = { ...slot.data, size: 'number' };
  },
  'extends a slot of its own where a value fits': ({ account }) => {
    const tile = { slot: 'account/hub-cards', module: 'hub', order: 1, access: 'anyone' } as const;
    account.extensions = [{ ...tile, data: { town: 'string' }, when: { town: 'Hope' } }];
  },
  'takes a ground that its team gave up': (draft) => {
    Object.assign(draft.live.remotes['public'] ?? {}, { redirects: [] });
    adds('/home')(draft);
  },
  'has an open path on its own ground': adds('/help/:topic/*'),
  'closes a page that was open': opens('admin'),
  'opens a page, as its team says': (draft) => {
    opens('anyone')(draft);
    draft.allow = ['access'];
  },
  'accepts more versions of React': ({ account }) => (account.requires['react'] = '^19.0.0'),
  'needs one shared package less': ({ account }) => delete account.requires['react-dom'],
  'changes what its area is called': ({ account }) => (account.area.en = 'member area'),
  'links to another site': ({ account }) =>
    account.navigation.push({
      to: 'https://video.example/',
      label: { en: 'Video', fr: 'Vidéo' },
      place: 'main',
      access: 'anyone',
      order: 5,
    }),
  'links to a part of a page': ({ account }) => account.linksTo?.push('/?from=hub#tents'),
  'has an entry of 15 kB': ({ gzipped }) => (gzipped[newEntry] = 15_000),
  'brings a picture whose name has no hash': ({ account }) =>
    (account.files['tent.webp'] = hashOf('w')),
  'styles its area, under conditions, too': styled(
    `@media (width > 40rem) { ${scoped('.card { &:hover { top: 0 } @supports (top: 0) { top: 1px } }')} }`,
  ),
  'names animations, layers and fonts after its build': styled(
    `@layer remote_account_${newId}-base; @font-face { font-family: remote_account_${newId}-Camp } ${scoped(`@keyframes remote_account_${newId}-spin { to { rotate: 1turn } }`)}`,
  ),
  'names animations after its remote': styled(
    scoped('@keyframes remote_account-spin { to { rotate: 1turn } }'),
  ),
  'brings the new contract together with a shell that supports it': (draft) => {
    draft.publishes = ['shell', 'account'];
    draft.shell.contract = 2;
    draft.account.contract = 2;
    delete draft.live.remotes['public'];
    draft.live.shell.linksTo = [];
    draft.shell.linksTo = [];
    draft.account.linksTo = [];
  },
  'is a shell with a newer React that remotes accept': (draft) => {
    draft.publishes = ['shell'];
    draft.shell.provides['react'] = '19.4.0';
  },
  'is a canary beside what is live': (draft) => (draft.canary = 10),
  'leaves as it is what is wrong with the live site': ({ live }) =>
    live.shell.linksTo?.push('/nowhere'),
  'is the first remote of its name': ({ live }) => {
    delete live.remotes['account'];
    live.shell.linksTo = [];
  },
};

test.each(Object.entries(harmless))('a candidate that %s passes', (_claim, change) => {
  expect(refusalsAfter(change)).toEqual([]);
});
