import type { Request } from 'express';
import type { Transaction } from 'sequelize';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { requireSeen, type SeenVersions } from '#http/if-match.ts';
import { User } from '#models/user.ts';
import type { Actor } from '#sessions/actor.ts';
import { isSuspended } from '#sessions/suspension.ts';
import { denialReason, type RequestedActions } from './staff-users.policy.ts';
import { presentStaffUser } from './staff-users.presenter.ts';
import { isLastAdmin, lockAdmins } from './lock-admins.ts';

/** The staff member who asks, and the person concerned. */
export interface StaffCall {
  actor: Actor;
  params: { id: number };
  request: Request;
}

/** The staff member as stored now, and the user, locked until the transaction ends. */
export interface StaffAction {
  actor: User;
  target: User;
}

interface StaffActionInput {
  actor: { user: { id: number } };
  params: { id: number };
  requested: RequestedActions;
  seen: SeenVersions;
}

/**
 * Opens a staff action on a user: looks both people up again and asks the policy about them as they
 * are now, not as they were when the request came in.
 * @throws {@link ApiError} NOT_FOUND for no such user, PRECONDITION_FAILED for one who was changed since
 * the caller looked, FORBIDDEN with the reason, CONFLICT for the last admin.
 */
export async function openStaffAction(
  { actor, params, requested, seen }: StaffActionInput,
  transaction: Transaction,
): Promise<StaffAction> {
  const adminIds = mayEndAnAdmin(requested) ? await lockAdmins(transaction) : [];
  const target = await User.findByPk(params.id, { lock: true, transaction });
  const actorNow = await User.findByPk(actor.user.id, { transaction });
  if (!actorNow || isSuspended(actorNow)) throw apiErrors.signInFirst();
  if (!target) throw apiErrors.noSuchUser();
  requireSeen(seen, presentStaffUser(target, actorNow));
  const denial = denialReason(requested, { actor: actorNow, target });
  if (denial) throw new ApiError('FORBIDDEN', denial);
  /* Holds even if the policy allows it one day. */
  if (isLastAdmin(target.id, adminIds) && requested.role !== 'admin') {
    throw new ApiError('CONFLICT', 'lastAdmin');
  }
  return { actor: actorNow, target };
}

function mayEndAnAdmin({ actions }: RequestedActions): boolean {
  return actions.some((action) => ['setRole', 'delete', 'suspend'].includes(action));
}
