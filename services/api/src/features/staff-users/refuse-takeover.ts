import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import type { Transaction } from 'sequelize';
import { actsLately, changedAddress } from '#audit/acts-lately.ts';
import { ApiError } from '#errors/api-error.ts';
import type { StaffAction } from './staff-action.ts';

const factorActs = [
  'security.admin_recovery_codes',
  'security.admin_reset_2fa',
  'security.override_on',
] as const satisfies AuditAction[];

/**
 * An address and a second factor together open an account. Only an admin, who may act on anyone, changes both of
 * one person within a day (docs/decisions/staff.md#0286).
 * @throws {@link ApiError} FORBIDDEN
 */
export async function refuseTakeover(
  { actor, target }: StaffAction,
  { changing, transaction }: { changing: 'address' | 'factor'; transaction: Transaction },
): Promise<void> {
  if (actor.role === 'admin') return;
  const people = { actorId: actor.id, targetId: target.id };
  const actions = changing === 'address' ? [...factorActs] : (['user.edit'] as AuditAction[]);
  const acts = await actsLately({ ...people, actions }, transaction);
  if (acts.some((act) => changing === 'address' || changedAddress(act))) {
    throw new ApiError('FORBIDDEN', 'notBothAlone');
  }
}
