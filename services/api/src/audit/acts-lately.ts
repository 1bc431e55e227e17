import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import { Op, type Transaction } from 'sequelize';
import { AuditEntry } from '#models/audit-entry.ts';

const dayMs = 86_400_000;

interface ActsLatelyInput {
  targetId: number;
  actions: AuditAction[];
  /** Left out where it does not matter who did it. */
  actorId?: number;
}

/** Returns what was done to a person in the last 24 hours, newest first. */
export function actsLately(
  { targetId, actions, actorId }: ActsLatelyInput,
  transaction: Transaction,
): Promise<AuditEntry[]> {
  return AuditEntry.findAll({
    where: {
      targetUserId: targetId,
      action: { [Op.in]: actions },
      createdAt: { [Op.gt]: new Date(Date.now() - dayMs) },
      ...(actorId !== undefined && { actorUserId: actorId }),
    },
    order: [['id', 'DESC']],
    transaction,
  });
}

/** The end of the day that begins with an act. */
export const dayAfter = ({ createdAt }: AuditEntry): Date => new Date(createdAt.getTime() + dayMs);

export const changedAddress = ({ action, details: { fields } }: AuditEntry): boolean =>
  action === 'user.edit' && Array.isArray(fields) && fields.includes('email');
