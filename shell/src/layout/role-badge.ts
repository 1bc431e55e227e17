import type { Role } from '@camp/contracts/roles';

/** The badge beside a staff member's name; its colour differs for each role (specification, sections 2 and 6). */
export function roleBadgeOf(role: Role) {
  if (role === 'admin') return { label: 'Admin', tone: 'danger' } as const;
  if (role === 'admin_jr') return { label: 'Admin', tone: 'warning' } as const;
  if (role === 'mod') return { label: 'Mod', tone: 'accent' } as const;
  return null;
}
