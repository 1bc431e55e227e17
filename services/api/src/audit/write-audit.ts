import type { AuditFact } from '@camp/contracts/staff/audit-actions';
import type { Request } from 'express';
import type { Transaction } from 'sequelize';
import { originOf, type Origin } from '#client-info/client-info.ts';
import { AuditEntry } from '#models/audit-entry.ts';

export type AuditEvent = AuditFact & {
  actorId?: number | null;
  targetId?: number | null;
  /** Null when no person acted; an origin where it was asked for earlier. */
  request: Request | Origin | null;
};

const nowhere: Origin = { ip: '', userAgent: '' };

/**
 * Writes the one audit event of a state-changing call, in the transaction of the change
 * (docs/decisions/staff-lists.md#0025).
 */
export function writeAudit(event: AuditEvent, transaction: Transaction): Promise<AuditEntry> {
  const { action, actorId = null, targetId = null, details, request } = event;
  const { ip: requestIp, userAgent } = request ? originOf(request) : nowhere;
  return AuditEntry.create(
    {
      action,
      actorUserId: actorId,
      targetUserId: targetId,
      requestIp,
      userAgent,
      details: { ...details },
    },
    { transaction },
  );
}
