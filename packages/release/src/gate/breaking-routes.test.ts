import { expect, test } from '@jest/globals';
import {
  adds,
  type Breaking,
  opens,
  redirects,
  refusalsAfter,
  removes,
  rowsOf,
} from './draft.fixture.ts';

/** Each is refused for one reason: its code, and what its sentence must name. */
const breaking: Breaking = {
  ROUTE_TAKEN: {
    'takes another remote’s path under another parameter': ['/u/:username', adds('/U/:name/')],
  },
  ROUTE_TWICE: {
    'declares one path twice': ['/Login', adds('/Login')],
    'declares a path that is an alias of its own': ['/account', adds('/account')],
  },
  ROUTE_RESERVED: {
    'takes an address of the API': ['/api/docs', adds('/api/docs')],
    'takes an address that programs look for': ['/.well-known/x', adds('/.well-known/x')],
  },
  ROUTE_REMOVED: {
    'removes a page that another remote links to': ['remote-public', removes('/register')],
    'removes a page that the shell links to': ['the shell', removes('/login')],
    'leaves an open path where a linked page was': [
      '/register',
      (draft) => {
        removes('/register')(draft);
        adds('/register/*')(draft);
      },
    ],
  },
  DEAD_LINK: {
    'shows a link to nowhere in the bar': [
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
    'links to a page nobody has': ['/admin', ({ account }) => account.linksTo?.push('/admin')],
    'is the same as a page nobody has': ['/gone', adds('/new', { sameAs: '/gone' })],
  },
  DEAD_REDIRECT: {
    'redirects to nowhere': ['/gone', redirects('/old', '/gone')],
    'redirects in a circle': ['/a', redirects('/a', '/a')],
  },
  ACCESS_LOOSENED: {
    'opens to everyone what was for members': ['/hub', opens('anyone')],
  },
  PRERENDERER_MISSING: {
    'declares a rendered page without a prerenderer': ['/faq', adds('/faq', { prerender: true })],
  },
  PRERENDER_PRIVATE: {
    'has a page of members rendered for everyone': [
      '/mine',
      (draft) => {
        draft.account.prerenderer = 'p.cjs';
        adds('/mine', { access: 'signed-in', prerender: true })(draft);
      },
    ],
  },
  DESCRIPTION_WRONG: {
    'has a page described by something that is not the API': [
      '/r/trips/:slug, which is not below /api/',
      adds('/hub/:slug', { describedBy: '/r/trips/:slug' }),
    ],
    'has a page described by a path that leads out of the API': [
      'no plain path',
      adds('/hub/:slug', { describedBy: '/api/../r/:slug' }),
    ],
    'asks for a description with a name that its address lacks': [
      ':id is not in its path',
      adds('/hub/:slug', { describedBy: '/api/trips/:id/page' }),
    ],
    'has a described page of members': [
      'not open to anyone',
      adds('/hub/:slug', { access: 'signed-in', describedBy: '/api/trips/:slug/page' }),
    ],
    'has a page that is described and about a person': [
      'about a person',
      adds('/hub/:slug', { about: 'person', describedBy: '/api/trips/:slug/page' }),
    ],
    'has a page that is described and rendered ahead': [
      'rendered ahead',
      (draft) => {
        draft.account.prerenderer = 'p.cjs';
        adds('/hub/mine', { prerender: true, describedBy: '/api/trips/mine/page' })(draft);
      },
    ],
    'lists pages that nothing describes': [
      'described by nothing',
      adds('/hub/:slug', { listedBy: '/api/trips/pages' }),
    ],
    'asks for a list with a name': [
      'nobody knows a name',
      adds('/hub/:slug', {
        describedBy: '/api/trips/:slug/page',
        listedBy: '/api/trips/:slug/pages',
      }),
    ],
    'has items that stand for pages which nothing lists': [
      'remote-account declares /mine, with items of /hub, which no call lists',
      (draft) => {
        draft.account.prerenderer = 'p.cjs';
        adds('/mine', { prerender: true, itemsOf: '/hub' })(draft);
      },
    ],
    'has items on a page that is not rendered ahead': [
      'remote-account declares /mine, with items of /hub, but not rendered ahead',
      adds('/mine', { itemsOf: '/hub' }),
    ],
  },
  GROUND_MISSING: {
    'answers for addresses that nobody has': ['remote-account declares /*', adds('/*')],
    'answers for whole areas by a pattern': ['/:a/:b', adds('/:a/:b')],
    'leads everybody’s addresses on': ['/:old', redirects('/:old', '/hub')],
  },
  GROUND_TAKEN: {
    'puts a page between those of another remote': ['belongs to remote-public', adds('/u/tips')],
    'takes everything below another remote’s page': ['/u/:username/*', adds('/u/:username/*')],
    'writes another remote’s ground in another way': ['/%55/tips', adds('/%55/tips')],
    'puts an alias on another remote’s ground': ['/home/old', redirects('/home/old', '/hub')],
  },
};

test.each(rowsOf(breaking))('a candidate that %s is refused: %s', (_claim, code, named, change) => {
  const refusals = refusalsAfter(change);

  expect(refusals).toEqual([{ code, message: expect.stringContaining(named) }]);
});
