import { mayOpen } from '@camp/contracts/site/roles';
import { type Session, useLocation } from '@camp/shell-api';

/** The kind of staff that use the page; decides which endpoints it calls. */
export type StaffScope = 'admin' | 'moderator';

/** Returns `admin` if the person may open the pages of admins, such as the dashboard, else `moderator`. */
export function scopeOf(session: Session): StaffScope {
  const role = session.status === 'signed-in' ? session.user.role : null;
  return mayOpen('admin', role) ? 'admin' : 'moderator';
}

/** Returns whose page this is, by its address: some pages have one address for admins and one for moderators. */
export function usePageScope(): StaffScope {
  return /^\/moderator\b/i.test(useLocation().pathname) ? 'moderator' : 'admin';
}
