import type { Content } from '@camp/release/document/release-document';
import { expect, test } from '@jest/globals';
import { looksIn, planOf, usesIn, walksIn } from './plan.ts';

const remote = (more: object) => ({ pageFiles: {}, sizes: {}, routes: [], ...more });

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
    planOf(content, apps, changed)
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
