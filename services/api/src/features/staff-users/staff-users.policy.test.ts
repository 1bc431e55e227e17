import { rankOf, roles } from '@camp/contracts/site/roles';
import { expect, test } from '@jest/globals';
import { denialReason, permissionsOver } from './staff-users.policy.ts';

const every = roles.flatMap((actor) => roles.map((target) => ({ actor, target })));
const over = (actor: (typeof roles)[number], target: (typeof roles)[number]) =>
  permissionsOver({ id: 1, role: actor }, { id: 2, role: target });

test('nobody may do anything to self [people-roles-6]', () => {
  for (const role of roles) {
    const { can, assignableRoles } = permissionsOver({ id: 1, role }, { id: 1, role });
    expect(Object.values(can)).not.toContain(true);
    expect(assignableRoles).toEqual([]);
  }
});

test.each(every)(
  '$actor over $target: an admin always, else only strictly lower ranks [people-roles-5, user-management-7]',
  ({ actor, target }) => {
    const mayActAtAll =
      actor === 'admin' || (rankOf(actor) >= rankOf('mod') && rankOf(actor) > rankOf(target));
    const mayManage = actor === 'admin' || (actor === 'admin_jr' && rankOf(actor) > rankOf(target));

    const { can } = over(actor, target);

    expect(can).toEqual({
      verify: mayActAtAll,
      subscribe: mayActAtAll,
      regenerateRecoveryCodes: mayActAtAll,
      note: mayActAtAll,
      sendMail: mayActAtAll,
      unlock: mayActAtAll,
      resetSecondFactor: mayManage,
      waiveSecondFactor: mayManage,
      endSessions: mayManage,
      edit: mayManage,
      inviteAgain: mayManage,
      suspend: mayActAtAll,
      clearProfile: mayActAtAll,
      setRole: mayManage,
      delete: mayManage,
    });
  },
);

test('an admin assigns any role, an admin_jr up to mod, a mod none [people-roles-5, people-roles-8]', () => {
  expect(over('admin', 'member').assignableRoles).toEqual([...roles]);
  expect(over('admin_jr', 'member').assignableRoles).toEqual(['member', 'subscriber', 'mod']);
  expect(over('mod', 'member').assignableRoles).toEqual([]);
});

test('what is refused has its reason [second-factor-2, user-management-7]', () => {
  const junior = { id: 1, role: 'admin_jr' } as const;
  const [mod, peer] = [{ id: 2, role: 'mod' } as const, { id: 3, role: 'admin_jr' } as const];
  const requested = { actions: ['setRole' as const], role: 'mod' as const };

  expect(denialReason(requested, { actor: junior, target: mod })).toBeNull();
  expect(denialReason(requested, { actor: junior, target: junior })).toBe('ownAccount');
  expect(denialReason(requested, { actor: junior, target: peer })).toBe('rankTooLow');
  const tooHigh = { ...requested, role: 'admin_jr' as const };
  expect(denialReason(tooHigh, { actor: junior, target: mod })).toBe('roleTooHigh');
});

test('to want nothing in particular is refused', () => {
  const people = { actor: { id: 1, role: 'admin' }, target: { id: 2, role: 'member' } } as const;

  expect(denialReason({ actions: [] }, people)).not.toBeNull();
});
