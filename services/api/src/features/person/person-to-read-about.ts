import { ApiError, apiErrors } from '#errors/api-error.ts';
import { denialReason } from '#features/staff-users/staff-users.policy.ts';
import { User } from '#models/user.ts';
import type { Actor } from '#sessions/actor.ts';

/**
 * Returns the person, for staff who may write notes about them. No one else reads notes or history, so people do
 * not read about themselves (docs/decisions/staff.md#0145).
 * @throws {@link ApiError} NOT_FOUND for no such user, FORBIDDEN with the reason.
 */
export async function personToReadAbout({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: number };
}): Promise<User> {
  const target = await User.findByPk(params.id);
  if (!target) throw apiErrors.noSuchUser();
  const denial = denialReason({ actions: ['note'] }, { actor: actor.user, target });
  if (denial) throw new ApiError('FORBIDDEN', denial);
  return target;
}
