import { rankOf, type Role, roles } from '@camp/contracts/site/roles';
import type { StaffActions } from '@camp/contracts/staff/staff-users';

export interface Person {
  id: number;
  role: Role;
}

export interface Permissions {
  can: StaffActions;
  assignableRoles: Role[];
}

const nothing: Permissions = {
  can: {
    verify: false,
    subscribe: false,
    setRole: false,
    delete: false,
    resetSecondFactor: false,
    waiveSecondFactor: false,
    regenerateRecoveryCodes: false,
    endSessions: false,
    suspend: false,
    note: false,
    sendMail: false,
    unlock: false,
    edit: false,
  },
  assignableRoles: [],
};

/**
 * What a staff member may do to another user (docs/decisions/0020-staff-permissions.md). The
 * services keep the last admin, on locked rows.
 */
export function permissionsOver(actor: Person, target: Person): Permissions {
  if (actor.id === target.id) return nothing;
  if (actor.role === 'admin') return everything(roles);
  if (rankOf(actor.role) <= rankOf(target.role)) return nothing;
  if (actor.role === 'admin_jr') return everything(upTo('mod'));
  if (actor.role !== 'mod') return nothing;
  return {
    ...nothing,
    can: {
      ...nothing.can,
      verify: true,
      subscribe: true,
      regenerateRecoveryCodes: true,
      suspend: true,
      note: true,
      sendMail: true,
      unlock: true,
    },
  };
}

/** What a staff member is about to do to somebody. */
export interface RequestedActions {
  actions: (keyof StaffActions)[];
  /** The role to give, with `setRole`. */
  role?: Role | undefined;
}

/** Why a request is denied, as the key of the sentence for the person; null when it is allowed. */
export function denialReason(
  { actions, role }: RequestedActions,
  { actor, target }: { actor: Person; target: Person },
): 'ownAccount' | 'rankTooLow' | 'roleTooHigh' | null {
  if (actor.id === target.id) return 'ownAccount';
  const { can, assignableRoles } = permissionsOver(actor, target);
  const isAllowed = actions.length > 0 && actions.every((action) => can[action]);
  if (!isAllowed) return 'rankTooLow';
  if (role && !assignableRoles.includes(role)) return 'roleTooHigh';
  return null;
}

function everything(assignableRoles: readonly Role[]): Permissions {
  return {
    can: {
      verify: true,
      subscribe: true,
      setRole: true,
      delete: true,
      resetSecondFactor: true,
      waiveSecondFactor: true,
      regenerateRecoveryCodes: true,
      endSessions: true,
      suspend: true,
      note: true,
      sendMail: true,
      unlock: true,
      edit: true,
    },
    assignableRoles: [...assignableRoles],
  };
}

function upTo(highest: Role): Role[] {
  return roles.filter((role) => rankOf(role) <= rankOf(highest));
}
