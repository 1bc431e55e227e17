import type { StaffUser } from '@camp/contracts/staff-users';

/** What staff call a user. */
export function nameOf({ display_name, username, id }: StaffUser): string {
  return display_name || username || `#${id}`;
}
