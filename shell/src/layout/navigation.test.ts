import type { OwnUser } from '@camp/contracts/users';
import type { Session } from '@camp/shell-api';
import { expect, test } from '@jest/globals';
import { visibleItems } from './navigation.ts';

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

test.each(cases)('%p sees only what may be opened', (session, expected) => {
  expect(visibleItems(items, { place: 'account', session }).map(({ to }) => to)).toEqual(expected);
});

test('items of another place are not drawn here', () => {
  expect(visibleItems(items, { place: 'main', session: as('admin') })).toEqual([]);
});
