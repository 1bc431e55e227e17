import { expect, test } from '@jest/globals';
import { adds, type Change, opens, page, refusalsAfter, removes } from './draft.fixture.ts';
import type { RefusalCode } from './refusal.ts';

/** Each is refused for one reason: its code, and what its sentence must name. */
const breaking: [claim: string, code: RefusalCode, named: string, change: Change][] = [
  [
    'takes another remote’s path under another parameter',
    'ROUTE_TAKEN',
    '/u/:username',
    adds(page('/U/:name/')),
  ],
  ['declares one path twice', 'ROUTE_TWICE', '/Login', adds(page('/Login'))],
  [
    'declares a path that is an alias of its own',
    'ROUTE_TWICE',
    '/account',
    adds(page('/account')),
  ],
  ['takes an address of the API', 'ROUTE_RESERVED', '/api/docs', adds(page('/api/docs'))],
  [
    'takes an address that programs look for',
    'ROUTE_RESERVED',
    '/.well-known/x',
    adds(page('/.well-known/x')),
  ],
  [
    'removes a page that another remote links to',
    'ROUTE_REMOVED',
    'remote-public',
    removes('/register'),
  ],
  ['removes a page that the shell links to', 'ROUTE_REMOVED', 'the shell', removes('/login')],
  [
    'leaves an open path where a linked page was',
    'ROUTE_REMOVED',
    '/register',
    (draft) => {
      removes('/register')(draft);
      adds(page('/register/*'))(draft);
    },
  ],
  [
    'shows a link to nowhere in the bar',
    'DEAD_LINK',
    '/nowhere',
    ({ account }) =>
      account.navigation.push({
        to: '/nowhere',
        label: { en: 'x', fr: 'x' },
        place: 'main',
        access: 'anyone',
        order: 1,
      }),
  ],
  [
    'links to a page nobody has',
    'DEAD_LINK',
    '/admin',
    ({ account }) => account.linksTo?.push('/admin'),
  ],
  [
    'is the same as a page nobody has',
    'DEAD_LINK',
    '/gone',
    adds(page('/new', { sameAs: '/gone' })),
  ],
  [
    'redirects to nowhere',
    'DEAD_REDIRECT',
    '/gone',
    ({ account }) => account.redirects?.push({ from: '/old', to: '/gone' }),
  ],
  [
    'redirects in a circle',
    'DEAD_REDIRECT',
    '/a',
    ({ account }) => account.redirects?.push({ from: '/a', to: '/a' }),
  ],
  ['opens to everyone what was for members', 'ACCESS_LOOSENED', '/hub', opens('anyone')],
  [
    'declares a rendered page without a prerenderer',
    'PRERENDERER_MISSING',
    '/faq',
    adds(page('/faq', { prerender: true })),
  ],
  [
    'has a page of members rendered for everyone',
    'PRERENDER_PRIVATE',
    '/mine',
    (draft) => {
      draft.account.prerenderer = 'p.cjs';
      adds(page('/mine', { access: 'signed-in', prerender: true }))(draft);
    },
  ],
  [
    'has a page described by something that is not the API',
    'DESCRIPTION_WRONG',
    '/r/trips/:slug, which is not below /api/',
    adds(page('/hub/:slug', { describedBy: '/r/trips/:slug' })),
  ],
  [
    'has a page described by a path that leads out of the API',
    'DESCRIPTION_WRONG',
    'no plain path',
    adds(page('/hub/:slug', { describedBy: '/api/../r/:slug' })),
  ],
  [
    'asks for a description with a name that its address lacks',
    'DESCRIPTION_WRONG',
    ':id is not in its path',
    adds(page('/hub/:slug', { describedBy: '/api/trips/:id/page' })),
  ],
  [
    'has a described page of members',
    'DESCRIPTION_WRONG',
    'not open to anyone',
    adds(page('/hub/:slug', { access: 'signed-in', describedBy: '/api/trips/:slug/page' })),
  ],
  [
    'has a page that is described and about a person',
    'DESCRIPTION_WRONG',
    'about a person',
    adds(page('/hub/:slug', { about: 'person', describedBy: '/api/trips/:slug/page' })),
  ],
  [
    'has a page that is described and rendered ahead',
    'DESCRIPTION_WRONG',
    'rendered ahead',
    (draft) => {
      draft.account.prerenderer = 'p.cjs';
      adds(page('/hub/mine', { prerender: true, describedBy: '/api/trips/mine/page' }))(draft);
    },
  ],
  [
    'lists pages that nothing describes',
    'DESCRIPTION_WRONG',
    'described by nothing',
    adds(page('/hub/:slug', { listedBy: '/api/trips/pages' })),
  ],
  [
    'asks for a list with a name',
    'DESCRIPTION_WRONG',
    'nobody knows a name',
    adds(
      page('/hub/:slug', {
        describedBy: '/api/trips/:slug/page',
        listedBy: '/api/trips/:slug/pages',
      }),
    ),
  ],
  [
    'has items that stand for pages which nothing lists',
    'DESCRIPTION_WRONG',
    'remote-account declares /mine, with items of /hub, which no call lists',
    (draft) => {
      draft.account.prerenderer = 'p.cjs';
      adds(page('/mine', { prerender: true, itemsOf: '/hub' }))(draft);
    },
  ],
  [
    'has items on a page that is not rendered ahead',
    'DESCRIPTION_WRONG',
    'remote-account declares /mine, with items of /hub, but not rendered ahead',
    adds(page('/mine', { itemsOf: '/hub' })),
  ],
  [
    'answers for addresses that nobody has',
    'GROUND_MISSING',
    'remote-account declares /*',
    adds(page('/*')),
  ],
  ['answers for whole areas by a pattern', 'GROUND_MISSING', '/:a/:b', adds(page('/:a/:b'))],
  [
    'leads everybody’s addresses on',
    'GROUND_MISSING',
    '/:old',
    ({ account }) => account.redirects?.push({ from: '/:old', to: '/hub' }),
  ],
  [
    'puts a page between those of another remote',
    'GROUND_TAKEN',
    'belongs to remote-public',
    adds(page('/u/tips')),
  ],
  [
    'takes everything below another remote’s page',
    'GROUND_TAKEN',
    '/u/:username/*',
    adds(page('/u/:username/*')),
  ],
  [
    'writes another remote’s ground in another way',
    'GROUND_TAKEN',
    '/%55/tips',
    adds(page('/%55/tips')),
  ],
  [
    'puts an alias on another remote’s ground',
    'GROUND_TAKEN',
    '/home/old',
    ({ account }) => account.redirects?.push({ from: '/home/old', to: '/hub' }),
  ],
];

test.each(breaking)('a candidate that %s is refused: %s', (_claim, code, named, change) => {
  const refusals = refusalsAfter(change);

  expect(refusals).toEqual([{ code, message: expect.stringContaining(named) }]);
});
