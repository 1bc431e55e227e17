import { rankOf, roles } from '@camp/contracts/roles';
import { expect, test } from '@jest/globals';
import { standingOver } from './admin-users.policy.ts';

const every = roles.flatMap((actor) => roles.map((target) => ({ actor, target })));
const over = (actor: (typeof roles)[number], target: (typeof roles)[number]) =>
  standingOver({ id: 1, role: actor }, { id: 2, role: target });

test('nobody may do anything to self', () => {
  for (const role of roles) {
    const { can, assignableRoles } = standingOver({ id: 1, role }, { id: 1, role });
    expect(Object.values(can)).not.toContain(true);
    expect(assignableRoles).toEqual([]);
  }
});

test.each(every)(
  '$actor over $target: an admin always, else only strictly lower ranks',
  ({ actor, target }) => {
    const mayActAtAll =
      actor === 'admin' || (rankOf(actor) >= rankOf('mod') && rankOf(actor) > rankOf(target));
    const mayManage = actor === 'admin' || (actor === 'admin_jr' && rankOf(actor) > rankOf(target));

    const { can } = over(actor, target);

    expect(can).toEqual({
      verify: mayActAtAll,
      subscribe: mayActAtAll,
      manageSecondFactor: mayActAtAll,
      setRole: mayManage,
      delete: mayManage,
    });
  },
);

test('an admin assigns any role, an admin_jr up to mod, a mod none', () => {
  expect(over('admin', 'member').assignableRoles).toEqual([...roles]);
  expect(over('admin_jr', 'member').assignableRoles).toEqual(['member', 'subscriber', 'mod']);
  expect(over('mod', 'member').assignableRoles).toEqual([]);
});
