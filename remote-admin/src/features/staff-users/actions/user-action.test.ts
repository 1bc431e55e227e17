import { expect, test } from '@jest/globals';
import type { Role } from '@camp/contracts/site/roles';
import { isSubscribed } from '#features/staff-users/staff-user.ts';
import { changeFor, isAboutStaff, optimisticUser, undoOf } from './user-action.ts';

function userOf(role: Role, flag: 0 | 1 = 0) {
  return { role, is_paid: flag, is_subscriber: flag, email_verified: 0 } as const;
}

test('making and removing a subscriber ask for both flags [subscriber-toggle-1]', () => {
  expect(changeFor({ kind: 'subscribe', to: 1 })).toEqual({ is_subscriber: 1, is_paid: 1 });
  expect(changeFor({ kind: 'subscribe', to: 0 })).toEqual({ is_subscriber: 0, is_paid: 0 });
});

test('the role subscriber is asked for as paid with both flags, other roles alone [subscriber-toggle-1]', () => {
  const subscriber = changeFor({ kind: 'role', role: 'subscriber' });

  expect(subscriber).toEqual({ role: 'paid', is_subscriber: 1, is_paid: 1 });
  expect(changeFor({ kind: 'role', role: 'member' })).toEqual({ role: 'member' });
  expect(changeFor({ kind: 'role', role: 'mod' })).toEqual({ role: 'mod' });
});

test('a verification changes nothing but itself', () => {
  expect(changeFor({ kind: 'verify', to: 0 })).toEqual({ email_verified: 0 });
  expect(optimisticUser(userOf('mod'), { kind: 'verify', to: 1 })).toEqual({
    ...userOf('mod'),
    email_verified: 1,
  });
});

test.each([
  ['member', 1, 'subscriber'],
  ['subscriber', 1, 'subscriber'],
  ['subscriber', 0, 'member'],
  ['member', 0, 'member'],
  ['mod', 1, 'mod'],
  ['mod', 0, 'mod'],
  ['admin_jr', 1, 'admin_jr'],
  ['admin', 0, 'admin'],
] as const)('a %s whose subscriber flags become %i is then a %s', (role, to, after) => {
  const user = userOf(role, to === 1 ? 0 : 1);

  expect(optimisticUser(user, { kind: 'subscribe', to })).toEqual(userOf(after, to));
});

test('a role is not predicted: the server decides', () => {
  expect(optimisticUser(userOf('member'), { kind: 'role', role: 'mod' })).toBeNull();
});

test.each([
  [userOf('subscriber'), true],
  [userOf('member', 1), true],
  [{ ...userOf('mod'), is_paid: 1 }, true],
  [userOf('member'), false],
  [userOf('admin'), false],
] as const)('role or either flag makes a subscriber (%#) [people-roles-2]', (user, expected) => {
  expect(isSubscribed(user)).toBe(expected);
});

test.each([
  [{ kind: 'subscribe', to: 1 }, userOf('member'), { is_subscriber: 0, is_paid: 0 }],
  [{ kind: 'subscribe', to: 0 }, userOf('mod', 1), { is_subscriber: 1, is_paid: 1 }],
  [{ kind: 'subscribe', to: 0 }, { ...userOf('mod'), is_paid: 1 }, null],
  [
    { kind: 'role', role: 'mod' },
    userOf('subscriber', 1),
    { role: 'paid', is_subscriber: 1, is_paid: 1 },
  ],
  [
    { kind: 'role', role: 'subscriber' },
    userOf('member'),
    { role: 'member', is_subscriber: 0, is_paid: 0 },
  ],
  [{ kind: 'verify', to: 0 }, userOf('member'), null],
] as const)('what takes %j back of %j is %j [user-management-7]', (action, before, undo) => {
  expect(undoOf(action, before)).toEqual(undo);
});

test.each([
  ['member', 'mod', true],
  ['admin', 'member', true],
  ['member', 'subscriber', false],
] as const)('from %s to %s is about staff: %p', (role, to, isStaff) => {
  expect(isAboutStaff({ kind: 'role', role: to }, userOf(role))).toBe(isStaff);
});

test('why a role is set goes along', () => {
  const stated = { kind: 'role', role: 'mod', reason: 'Helps out' } as const;

  expect(changeFor(stated)).toEqual({ role: 'mod', reason: 'Helps out' });
});
