import { expect, test } from '@jest/globals';
import { tile } from '#declarations.fixture.ts';
import {
  type Breaking,
  card,
  type Change,
  hashOf,
  page,
  refusalsAfter,
  rowsOf,
} from './draft.fixture.ts';

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const linked =
  (count: number, label = 'Hub'): Change =>
  ({ account }) => {
    const link = { to: '/hub', label: { en: label, fr: label }, place: 'main' } as const;
    account.navigation = many(count, (order) => ({ ...link, access: 'anyone', order }));
  };

const weighing =
  (sizes: Record<string, number>): Change =>
  ({ account }) => {
    for (const path of Object.keys(sizes)) account.files[path] = hashOf('m');
    account.sizes = sizes;
  };

const crowding: Breaking = {
  TOO_MANY: {
    'fills the bar with 200 links': ['200 links in the bar', linked(200, 'H')],
    'brings 2,500 small icons': [
      'files; at most',
      ({ account }) =>
        Object.assign(
          account.files,
          Object.fromEntries(many(2_500, (index) => [`icon-${index}.svg`, hashOf('i')])),
        ),
    ],
    'declares 100 pages': [
      'pages; at most 60',
      ({ account }) => account.routes.push(...many(100, (index) => page(`/t/${index}`))),
    ],
    'leads 100 old addresses on': [
      'redirects; at most 40',
      ({ account }) =>
        account.redirects?.push(...many(100, (index) => ({ from: `/t/${index}`, to: '/hub' }))),
    ],
  },
  TEXT_TOO_LONG: {
    'has one label of 5,000 letters': [
      'its label of /hub has 5000 characters',
      ({ account }) => {
        const [item] = account.navigation;
        if (item) item.label.fr = 'é'.repeat(5_000);
        account.navigation = account.navigation.slice(0, 1);
      },
    ],
    'has one tab on another’s page of 41 letters': [
      'the title of what it adds to account/hub-cards has 41 characters, more than a tab has room for',
      ({ account }) =>
        (account.extensions = [{ ...tile, title: { en: 'e'.repeat(41), fr: 'Moi' } }]),
    ],
    'has one tab of 5,000 letters': [
      'its tab of /hub has 5000 characters',
      ({ account }) => {
        const hub = account.routes.find(({ path }) => path === '/hub');
        if (hub) hub.tab = { en: 'e'.repeat(5_000), fr: 'Moi' };
      },
    ],
    'has a card with a paragraph': [
      'the sentence of its card of /hub has 121 characters',
      ({ account }) => (account.cards = [card({ text: { en: 'e'.repeat(121), fr: 'Moi' } })]),
    ],
    'calls its area by a paragraph': [
      'the name of its area',
      ({ account }) => (account.area.en = 'the very best account area of all '.repeat(3)),
    ],
  },
  DOCUMENT_TOO_BIG: {
    'adds a long list of pages to every document': [
      'bytes of pages and links',
      ({ account }) =>
        account.routes.push(...many(40, (index) => page(`/t/${'a'.repeat(200)}/${index}`))),
    ],
  },
  MEDIA_TOO_BIG: {
    'brings a film of 30 MB': ['film.mp4', weighing({ 'film.mp4': 1_999_999 * 16 })],
    'brings many pictures': [
      '9.0 MB',
      weighing(Object.fromEntries(many(6, (index) => [`${index}.jpg`, 1_500_000]))),
    ],
  },
};

test.each(rowsOf(crowding))(
  'a remote that %s is refused: %s [frame-16]',
  (_claim, code, named, change) => {
    const refusals = refusalsAfter(change);

    expect(refusals.map((refusal) => refusal.code)).toContain(code);
    expect(refusals.find((refusal) => refusal.code === code)?.message).toContain(named);
    expect(refusals.find((refusal) => refusal.code === code)?.message).toContain('remote-account');
  },
);

test.each([
  ['20 links with short labels', linked(20)],
  ['a picture of 1.9 MB', weighing({ 'tent.webp': 1_900_000 })],
  ['a prerenderer of any weight, which stays on the server', weighing({ 'p.cjs': 9_000_000 })],
] as const)('a remote with %s passes', (_claim, change) => {
  expect(refusalsAfter(change)).toEqual([]);
});
