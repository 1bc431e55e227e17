import { mayOpen } from '@camp/contracts/site/roles';
import { type Session, useLocation } from '@camp/shell-api';
import type { StaffScope } from '#features/staff-users/users.queries.ts';

/** Whether somebody has the pages of admins, such as the dashboard, or those of moderators alone. */
export function scopeOf(session: Session): StaffScope {
  const role = session.status === 'signed-in' ? session.user.role : null;
  return mayOpen('admin', role) ? 'admin' : 'moderator';
}

/** Whose page this is, of those that admins and moderators each have at an address of their own. */
export function usePageScope(): StaffScope {
  return /^\/moderator\b/i.test(useLocation().pathname) ? 'moderator' : 'admin';
}
