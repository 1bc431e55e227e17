import { rankOf, type Role, roles } from '@camp/contracts/roles';
import type { StaffActions } from '@camp/contracts/users';

export interface Person {
  id: number;
  role: Role;
}

export interface Standing {
  can: StaffActions;
  assignableRoles: Role[];
}

const nothing: Standing = {
  can: {
    verify: false,
    subscribe: false,
    setRole: false,
    delete: false,
    manageSecondFactor: false,
  },
  assignableRoles: [],
};

/**
 * What a staff member may do to another user (decision 20). Nobody acts on self; an admin acts on
 * anyone else, an admin_jr on strictly lower ranks, a mod only on the flags of strictly lower ranks.
 * That the last admin stays is decided where the change is made, on the locked rows.
 */
export function standingOver(actor: Person, target: Person): Standing {
  if (actor.id === target.id) return nothing;
  if (actor.role === 'admin') return everything(roles);
  const outranks = rankOf(actor.role) > rankOf(target.role);
  if (!outranks) return nothing;
  if (actor.role === 'admin_jr') return everything(upTo('mod'));
  if (actor.role !== 'mod') return nothing;
  return {
    ...nothing,
    can: { ...nothing.can, verify: true, subscribe: true, manageSecondFactor: true },
  };
}

function everything(assignableRoles: readonly Role[]): Standing {
  return {
    can: { verify: true, subscribe: true, setRole: true, delete: true, manageSecondFactor: true },
    assignableRoles: [...assignableRoles],
  };
}

function upTo(highest: Role): Role[] {
  return roles.filter((role) => rankOf(role) <= rankOf(highest));
}
