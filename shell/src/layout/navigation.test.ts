import type { OwnUser } from '@camp/contracts/account/users';
import type { Session } from '@camp/shell-api';
import { expect, test } from '@jest/globals';
import { groupsOf, localItems, visibleItems } from './navigation.ts';

const item = (to: string, access: 'anyone' | 'signed-in' | 'moderator' | 'admin') => ({
  to,
  access,
  label: { en: to, fr: to },
  place: 'account' as const,
  order: 1,
});
const items = [
  item('/open', 'anyone'),
  item('/hub', 'signed-in'),
  item('/moderator', 'moderator'),
  item('/admin', 'admin'),
];
const as = (role: OwnUser['role']) => ({ status: 'signed-in', user: { role } }) as Session;

const cases: [Session, string[]][] = [
  [{ status: 'signed-out' }, ['/open']],
  [{ status: 'loading' }, ['/open']],
  [{ status: 'unavailable' }, ['/open']],
  [as('member'), ['/open', '/hub']],
  [as('mod'), ['/open', '/hub', '/moderator']],
  [as('admin_jr'), ['/open', '/hub', '/moderator', '/admin']],
];

test.each(cases)('%p sees only what may be opened [frame-2]', (session, expected) => {
  expect(visibleItems(items, { place: 'account', session }).map(({ to }) => to)).toEqual(expected);
});

test('items of another place are not drawn here', () => {
  expect(visibleItems(items, { place: 'main', session: as('admin') })).toEqual([]);
});

const inside = { ...item('/camp/map', 'anyone'), place: 'main' as const, within: '/camp' };

test.each([
  ['/camp', true],
  ['/Camp/map/', true],
  ['/camping', false],
  ['/', false],
])('on %s the items of /camp are drawn: %p', (pathname, isDrawn) => {
  expect(localItems([inside, item('/open', 'anyone')], pathname)).toEqual(isDrawn ? [inside] : []);
});

test('items of a part of the site are not drawn everywhere', () => {
  const session: Session = { status: 'signed-out' };

  expect(visibleItems([inside], { place: 'main', session })).toEqual([]);
});

test('items of one menu stand together where the first of them stands', () => {
  const menu = { en: 'More', fr: 'Plus' };
  const [a, b, c] = [
    { ...item('/a', 'anyone'), menu },
    item('/b', 'anyone'),
    { ...item('/c', 'anyone'), menu },
  ];

  expect(groupsOf([a, b, c])).toEqual([
    { menu, items: [a, c] },
    { menu: undefined, items: [b] },
  ]);
});
