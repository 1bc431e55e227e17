import { rankOf, type Role, roles } from '@camp/contracts/site/roles';
import { staffActs } from '@camp/contracts/staff/staff-acts';
import type { StaffActions } from '@camp/contracts/staff/staff-users';

export interface Person {
  id: number;
  role: Role;
}

export interface Permissions {
  can: StaffActions;
  assignableRoles: Role[];
}

/**
 * Returns what a staff member may do to another user (docs/decisions/staff.md#0020). The services
 * keep the last admin, on locked rows.
 */
export function permissionsOver(actor: Person, target: Person): Permissions {
  const isOwn = actor.id === target.id;
  const mayAct = !isOwn && (actor.role === 'admin' || rankOf(actor.role) > rankOf(target.role));
  const can = Object.fromEntries(
    Object.values(staffActs).flatMap(({ permission, from }) =>
      permission ? [[permission, mayAct && rankOf(actor.role) >= rankOf(from)]] : [],
    ),
  ) as Record<keyof StaffActions, boolean>;
  return { can, assignableRoles: can.setRole ? assignableBy(actor.role) : [] };
}

function assignableBy(role: Role): Role[] {
  const highest = role === 'admin' ? 'admin' : 'mod';
  return roles.filter((each) => rankOf(each) <= rankOf(highest));
}

/** The acts that a staff member is about to do to a person. */
export interface RequestedActions {
  actions: (keyof StaffActions)[];
  /** The role to give, with `setRole`. */
  role?: Role | undefined;
}

/** Returns why a request is denied, as the key of the sentence for the person; null when it is allowed. */
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
