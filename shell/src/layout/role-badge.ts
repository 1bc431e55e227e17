import type { Role } from '@camp/contracts/roles';

/**
 * The badge beside a staff member's name. Each role has its own colour
 * (docs/specification.md#people-and-roles).
 */
export function roleBadgeOf(role: Role) {
  if (role === 'admin') return { label: 'Admin', tone: 'danger' } as const;
  if (role === 'admin_jr') return { label: 'Admin', tone: 'warning' } as const;
  if (role === 'mod') return { label: 'Mod', tone: 'accent' } as const;
  return null;
}
