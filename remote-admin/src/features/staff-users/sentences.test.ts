import { rankLabel, roles } from '@camp/contracts/site/roles';
import { expect, test } from '@jest/globals';
import { messages as actions } from './actions/messages.ts';
import { messages as list } from './messages.ts';
import { messages as secondFactor } from './second-factor/messages.ts';

const { failed, delete: deletion } = actions.en;

/* The sentences of docs/specification.md#error-catalogue for the lists of users. */
test.each([
  [list.en.failed.title, 'Failed to load users'],
  [failed.verify, 'Failed to update verification'],
  [failed.subscribe, 'Failed to update subscriber flag'],
  [failed.role, 'Failed to set role'],
  [deletion.failed, 'Failed to delete user'],
  [secondFactor.en.loadFailed, 'Failed to load MFA status'],
  [secondFactor.en.reset.failed, 'Reset failed'],
  [secondFactor.en.override.failed, 'Override toggle failed'],
  [secondFactor.en.codes.failed, 'Regenerate failed'],
])(
  '%j is the specified sentence [errors-staff-pages-1, errors-staff-pages-2]',
  (text, specified) => {
    expect(text).toBe(specified);
  },
);

test('lists and pages call people by their rank, and tell the two admins apart where one is chosen [people-roles-2]', () => {
  const { roles: shown, roleChoices } = list.en;

  expect(roles.map((role) => shown[role])).toEqual(
    roles.map((role) => rankLabel({ role, is_paid: 0, is_subscriber: 0 })),
  );
  expect(roleChoices).toEqual({ ...shown, admin_jr: 'Junior admin' });
});
