/** Stored roles, lowest rank first (docs/decisions/staff.md#0019). */
export const roles = ['member', 'subscriber', 'mod', 'admin_jr', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Role names on input. `paid` and `ordinary` are other names for two of them. */
export const roleAliases = {
  ...(Object.fromEntries(roles.map((role) => [role, role])) as { [R in Role]: R }),
  paid: 'subscriber',
  ordinary: 'member',
} as const;

/** Rank of a role: member 0, subscriber 1, mod 2, admin_jr 3, admin 4. */
export function rankOf(role: Role): number {
  return roles.indexOf(role);
}

interface UserFlags {
  role: Role;
  is_paid: number;
  is_subscriber: number;
}

/**
 * Returns a person's rank as shown on screen, by role or paid flags (docs/specification.md#people-and-roles).
 */
export function rankLabel({ role, is_paid, is_subscriber }: UserFlags) {
  if (role === 'admin' || role === 'admin_jr') return 'Admin';
  if (role === 'mod') return 'Moderator';
  if (role === 'subscriber' || is_paid === 1 || is_subscriber === 1) return 'Subscriber';
  return 'Member';
}

/** Groups of people who may open a page, declared by each remote for each of its routes. */
export const accesses = ['anyone', 'signed-in', 'moderator', 'admin'] as const;

export type Access = (typeof accesses)[number];

/** True if a visitor (null when signed out) may open a page; anything unknown is refused. */
export function mayOpen(access: Access, role: Role | null): boolean {
  if (access === 'anyone') return true;
  if (role === null) return false;
  if (access === 'signed-in') return true;
  if (access === 'moderator') return rankOf(role) >= rankOf('mod');
  return access === 'admin' && rankOf(role) >= rankOf('admin_jr');
}
