import type { Role } from '@camp/contracts/roles';

/** Roles as staff read them. */
export const roleNames: Record<Role, string> = {
  member: 'Member',
  subscriber: 'Subscriber',
  mod: 'Moderator',
  admin_jr: 'Junior admin',
  admin: 'Admin',
};

/** Badge colours; they differ for admin, admin_jr and mod (specification, section 6). */
export const roleTones = {
  member: 'neutral',
  subscriber: 'success',
  mod: 'accent',
  admin_jr: 'warning',
  admin: 'danger',
} as const satisfies Record<Role, string>;
