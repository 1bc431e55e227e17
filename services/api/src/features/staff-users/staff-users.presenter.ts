import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import type { User } from '#models/user.ts';
import { permissionsOver } from './staff-users.policy.ts';

/** A user as staff see them, with what this staff member may do to them. */
export function presentStaffUser(user: User, actor: User): StaffUser {
  return { ...presentOwnUser(user), ...permissionsOver(actor, user) };
}
