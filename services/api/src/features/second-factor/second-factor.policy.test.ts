import { expect, test } from '@jest/globals';
import { roles } from '@camp/contracts/site/roles';
import { mayEnroll, mayTurnOff, stepAfterPassword } from './second-factor.policy.ts';
import { needsSecondFactor } from '#sessions/session-strength.ts';

const staff = ['mod', 'admin_jr', 'admin'] as const;
const plain = { hasFactor: false, isWaived: false, isRemembered: false };

test('moderators and admins need a second factor and may not turn it off; others may [second-factor-1]', () => {
  expect(roles.filter(needsSecondFactor)).toEqual(staff);
  expect(roles.filter(mayTurnOff)).toEqual(['member', 'subscriber']);
});

test.each(staff)(
  'a %s without a factor enrolls first, remembered device or not [second-factor-1]',
  (role) => {
    expect(stepAfterPassword({ role, ...plain })).toBe('enrollment');
    expect(stepAfterPassword({ role, ...plain, isRemembered: true })).toBe('enrollment');
  },
);

test.each(['member', 'subscriber'] as const)(
  'a %s without a factor is signed in [second-factor-1]',
  (role) => {
    expect(stepAfterPassword({ role, ...plain })).toBe('signed-in');
  },
);

test.each(roles)('a %s with a factor is asked for it, except on a remembered device', (role) => {
  const facts = { role, ...plain, hasFactor: true };

  expect(stepAfterPassword(facts)).toBe('challenge');
  expect(stepAfterPassword({ ...facts, isRemembered: true })).toBe('signed-in');
});

test.each(roles)('a %s with the waiver is signed in, with a factor and without', (role) => {
  for (const hasFactor of [true, false]) {
    const facts = { role, ...plain, hasFactor, isWaived: true };
    expect(stepAfterPassword(facts)).toBe('signed-in');
  }
});

test.each([
  ['nobody signed in, no factor', { actorId: null, hasFactor: false }, true],
  ['nobody signed in, a factor', { actorId: null, hasFactor: true }, false],
  ['the owner, no factor', { actorId: 1, hasFactor: false }, true],
  ['the owner, a factor', { actorId: 1, hasFactor: true }, true],
  ['somebody else, no factor', { actorId: 2, hasFactor: false }, false],
  ['somebody else, a factor', { actorId: 2, hasFactor: true }, false],
])('enrolling with %s', (_who, facts, isAllowed) => {
  expect(mayEnroll({ ownerId: 1, ...facts })).toBe(isAllowed);
});
