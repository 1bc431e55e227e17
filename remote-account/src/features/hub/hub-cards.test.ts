import { expect, test } from '@jest/globals';
import { hubCardsFor, publicProfilePath } from './hub-cards.ts';

const kim = { id: 7, username: 'kim', role: 'member' } as const;

test('members get their profile, settings and public profile [member-pages-1]', () => {
  expect(hubCardsFor(kim).map(({ to }) => to)).toEqual(['/profile', '/settings', '/u/kim']);
});

test('admins get their dashboard as well', () => {
  for (const role of ['admin', 'admin_jr'] as const) {
    expect(hubCardsFor({ ...kim, role }).map(({ to }) => to)).toContain('/admin');
  }
  expect(hubCardsFor({ ...kim, role: 'mod' }).map(({ to }) => to)).not.toContain('/admin');
});

test('the public profile of somebody without a username goes by id [member-pages-1]', () => {
  expect(publicProfilePath({ id: 7, username: '' })).toBe('/u/7');
});
