import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { isolatedName } from '@camp/ui/data/PersonName';
import type { StaffScope } from '@camp/staff/staff-scope';

/** The name that staff know a user by, fit for a sentence; without anything to see in it, the number. */
export function nameOf({ display_name, username, id }: StaffUser): string {
  return isolatedName(display_name ?? '') || isolatedName(username) || `#${id}`;
}

/** Returns the path of a user's page. */
export const personPath = (scope: StaffScope, id: number): string =>
  scope === 'admin' ? `/admin/users/${id}` : `/moderator/users/${id}`;

/** Returns a user's name in the list: display name, else username, else a dash. */
export function listedNameOf({
  display_name,
  username,
}: Pick<StaffUser, 'display_name' | 'username'>): string {
  return display_name || username || '—';
}

/**
 * True if the user is a subscriber, by role or by flags (docs/specification.md#people-and-roles).
 */
export function isSubscribed({
  role,
  is_subscriber,
  is_paid,
}: Pick<StaffUser, 'role' | 'is_subscriber' | 'is_paid'>): boolean {
  return role === 'subscriber' || is_subscriber === 1 || is_paid === 1;
}

/**
 * True if the signed-in staff member may do anything to this user. The API decides
 * (docs/decisions/staff.md#0020).
 */
export function canBeActedOn({ can }: StaffUser): boolean {
  return Object.values(can).some((isAllowed) => isAllowed);
}
