import type { Content } from '@camp/release/document/release-document';
import { expect, test } from '@jest/globals';
import { looksIn, planOf, usesIn, walksIn } from './plan.ts';

const remote = (more: object) => ({ files: {}, pageFiles: {}, sizes: {}, routes: [], ...more });

/** The trips add a card to the hub of the account area. */
const content = {
  shell: {},
  remotes: {
    account: remote({
      routes: [
        { path: '/login', page: 'login', access: 'anyone' },
        { path: '/hub', page: 'hub', access: 'signed-in' },
      ],
      slots: [{ name: 'account/hub-cards', pages: ['hub'], data: {} }],
    }),
    trips: remote({
      routes: [{ path: '/trips', page: 'trips', access: 'admin' }],
      extensions: [{ slot: 'account/hub-cards', module: 'card', order: 1, access: 'anyone' }],
    }),
    about: remote({ routes: [{ path: '/about', page: 'about', access: 'anyone' }] }),
  },
} as unknown as Content;

const opened = (apps: string[], changed?: string[]) => [
  ...new Set(
    planOf(content, apps, { changed })
      .flat()
      .map(({ path }) => path),
  ),
];

test('the pages that an app adds to are opened with its own', () => {
  const stops = planOf(content, ['remote-trips']).flat();

  expect(opened(['remote-trips']).toSorted()).toEqual(['/hub', '/trips']);
  expect(stops.filter(({ path }) => path === '/hub').map(({ visitor }) => visitor)).toEqual(
    expect.arrayContaining(['member', 'mod', 'admin']),
  );
});

test('a tab that an app adds to a page of another is opened for those who may see it', () => {
  const slot = { name: 'trips/tabs', pages: ['trips'], data: {}, opensBy: 'tab' };
  const { account, trips } = content.remotes;
  const boats = remote({
    extensions: [{ slot: slot.name, module: 'boats', order: 1, access: 'admin' }],
  });
  const tabbed = { shell: {}, remotes: { account, trips: { ...trips, slots: [slot] }, boats } };
  const stops = planOf(tabbed as unknown as Content, ['remote-boats']).flat();

  expect(stops.filter(({ isUsed }) => isUsed).map(({ address }) => address)).toEqual([
    '/trips',
    '/trips?tab=boats/boats',
  ]);
  expect(stops.at(-1)).toMatchObject({ app: 'remote-trips', path: '/trips', visitor: 'admin' });
});

test('an app that adds to no other has its own pages opened, and the shell all', () => {
  expect(opened(['remote-about'])).toEqual(['/about']);
  expect(opened(['shell']).toSorted()).toEqual(['/about', '/hub', '/login', '/trips']);
  expect(opened(['shell'], ['remote-trips']).toSorted()).toEqual(['/hub', '/trips']);
});

test('each page of an app is used by one visitor: signed out, or with the highest role', () => {
  const used = usesIn(planOf(content, ['remote-account'])).flat();

  expect(used.map(({ path, visitor }) => [path, visitor])).toEqual([
    ['/hub', 'admin'],
    ['/login', null],
  ]);
});

test('a page is looked at closely as its first visitor, and all others walk through, each in another order', () => {
  const groups = planOf(content, ['remote-account']);

  expect(
    looksIn(groups)
      .flat()
      .map(({ path, visitor }) => [path, visitor]),
  ).toEqual([
    ['/hub', 'member'],
    ['/login', null],
  ]);
  const walks = walksIn(groups);
  expect(walks.map(([{ visitor } = { visitor: null }]) => visitor)).not.toContain(null);
  expect(new Set(walks.map(([first]) => first?.path))).toEqual(new Set(['/login', '/hub']));
  for (const walk of walks) expect(walk.filter(({ isLast }) => isLast)).toEqual(walk.slice(-1));
});

test('a shell alone has no page of a remote used, and no visitor uses more than four', () => {
  const routes = Array.from({ length: 9 }, (_, index) => ({ path: `/${index}`, access: 'anyone' }));
  const many = { shell: {}, remotes: { many: remote({ routes }) } } as unknown as Content;

  expect(usesIn(planOf(content, ['shell']))).toEqual([]);
  expect(usesIn(planOf(many, ['remote-many'])).map(({ length }) => length)).toEqual([4, 4, 1]);
});

/** A build of the account area, with the hashes of its files. */
const accountBuild = ({ entry = '1', hub = '1', dialog = '1' } = {}) => ({
  entry: 'entry.js',
  files: { 'entry.js': entry, 'login.js': '1', 'hub.js': hub, 'dialog.js': dialog },
  pageFiles: { login: ['login.js'], hub: ['hub.js'] },
});

const cardBuild = (card: string) => ({
  files: { 'card.js': card },
  pageFiles: { card: ['card.js'] },
});

/** The content with another account area, another shell, or another card of the trips. */
function contentWith({ account = {}, trips = {}, shell = '1.0.0' } = {}) {
  const { account: ownAccount, trips: ownTrips } = content.remotes;
  const remotes = {
    account: { ...ownAccount, ...accountBuild(), ...account },
    trips: { ...ownTrips, ...cardBuild('1'), ...trips },
  };
  return { shell: { version: shell }, remotes } as unknown as Content;
}

const entriesWith = (code = 'code') => new Map([['account', code]]);

const printsOf = (of: Content) =>
  new Map(
    planOf(of, ['remote-account'], { entries: entriesWith() })
      .flat()
      .map(({ path, print }) => [path, print]),
  );

/** Returns the paths of the account's pages that are tried in full after they were as in `contentWith()`. */
function triedAgain(now: Content, entry?: string): string[] {
  const before = new Set(printsOf(contentWith()).values());
  const stops = planOf(now, ['remote-account'], {
    entries: entriesWith(entry),
    isTried: (print) => before.has(print),
  }).flat();
  return stops.filter(({ isUsed }) => isUsed).map(({ path }) => path);
}

test('a page that was tried as it is now is only opened, as its first visitor [gate-5]', () => {
  const isTried = (print: string) => print === printsOf(contentWith()).get('/hub');
  const stops = planOf(contentWith(), ['remote-account'], {
    entries: entriesWith(),
    isTried,
  }).flat();

  expect(stops.filter(({ path }) => path === '/hub')).toMatchObject([
    { visitor: 'member', isFirst: true, isUsed: false },
  ]);
  expect(stops.filter(({ path, isUsed }) => path === '/login' && isUsed)).toHaveLength(1);
  expect(
    walksIn([stops])
      .flat()
      .map(({ path }) => path),
  ).not.toContain('/hub');
});

const newEntry = {
  ...accountBuild({ entry: '2' }),
  version: '2',
  global: 'account_2',
  sizes: { a: 1 },
};

test.each([
  { what: 'nothing but its build', now: { account: newEntry }, tried: [] },
  { what: 'one of its pages', now: { account: accountBuild({ hub: '2' }) }, tried: ['/hub'] },
  {
    what: 'what is on one of its pages',
    now: { trips: cardBuild('2') },
    tried: ['/hub'],
  },
  {
    what: 'a file that any page may ask for',
    now: { account: accountBuild({ dialog: '2' }) },
    tried: ['/hub', '/login'],
  },
  {
    what: 'what all its pages load',
    now: { account: { moduleFiles: ['remote.js'] } },
    tried: ['/hub', '/login'],
  },
  {
    what: 'code that runs before any page',
    entry: 'other code',
    tried: ['/hub', '/login'],
  },
  {
    what: 'what it declares',
    now: { account: { linksTo: ['/about'] } },
    tried: ['/hub', '/login'],
  },
  { what: 'the shell', now: { shell: '1.0.1' }, tried: ['/hub', '/login'] },
])(
  'where $what is new, just the pages are tried again that it may change [gate-5]',
  ({ now, entry, tried }) => {
    expect(triedAgain(contentWith(now), entry).toSorted()).toEqual(tried);
  },
);
