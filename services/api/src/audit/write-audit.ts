import type { Request } from 'express';
import type { Transaction } from 'sequelize';
import { ipOf, userAgentOf } from '#client-info/client-info.ts';
import { AuditEntry } from '#models/audit-entry.ts';

interface AuditEvent {
  action: string;
  actorId?: number | null;
  targetId?: number | null;
  /** Facts worth keeping; never a secret, a token or a password. */
  details?: Record<string, unknown>;
  request: Request;
}

/**
 * Writes the one audit event of a state-changing call, in the transaction of the change
 * (docs/decisions/0025-one-audit-event-per-change.md).
 */
export function writeAudit(event: AuditEvent, transaction: Transaction): Promise<AuditEntry> {
  const { action, actorId = null, targetId = null, details = {}, request } = event;
  return AuditEntry.create(
    {
      action,
      actorUserId: actorId,
      targetUserId: targetId,
      requestIp: ipOf(request),
      userAgent: userAgentOf(request),
      details,
    },
    { transaction },
  );
}
