import { expect, test } from '@jest/globals';
import { mayOpen, rankLabel, rankOf, roles } from './roles.ts';

test('ranks rise from member 0 to admin 4 [people-roles-1]', () => {
  expect(roles.map(rankOf)).toEqual([0, 1, 2, 3, 4]);
});

test.each([
  [{ role: 'admin', is_paid: 0, is_subscriber: 0 }, 'Admin'],
  [{ role: 'admin_jr', is_paid: 1, is_subscriber: 1 }, 'Admin'],
  [{ role: 'mod', is_paid: 1, is_subscriber: 0 }, 'Moderator'],
  [{ role: 'subscriber', is_paid: 0, is_subscriber: 0 }, 'Subscriber'],
  [{ role: 'member', is_paid: 1, is_subscriber: 0 }, 'Subscriber'],
  [{ role: 'member', is_paid: 0, is_subscriber: 1 }, 'Subscriber'],
  [{ role: 'member', is_paid: 0, is_subscriber: 0 }, 'Member'],
] as const)('%p is called %s [people-roles-2, texts-letter-2]', (standing, label) => {
  expect(rankLabel(standing)).toBe(label);
});

test.each([
  ['anyone', [null, ...roles]],
  ['signed-in', [...roles]],
  ['moderator', ['mod', 'admin_jr', 'admin']],
  ['admin', ['admin_jr', 'admin']],
] as const)('a page for %s opens for exactly these: %p [people-roles-3]', (access, allowed) => {
  const opens = [null, ...roles].filter((role) => mayOpen(access, role));

  expect(opens).toEqual(allowed);
});
