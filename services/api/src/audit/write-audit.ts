import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { Transaction } from 'sequelize';
import { AuditEntry } from '#models/audit-entry.ts';

interface Deed {
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
export function writeAudit(deed: Deed, transaction: Transaction): Promise<AuditEntry> {
  const { action, actorId = null, targetId = null, details = {}, request } = deed;
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

/** Length of the longest IPv6 address in text; the column holds as much. */
const longestIp = 45;

/** Who calls from where; an IPv4 address that came in over IPv6 as people know it (RFC 4291, 2.5.5.2). */
export function ipOf({ ip = '' }: Pick<Request, 'ip'>): string {
  const isMapped = ipaddr.IPv6.isValid(ip) && ipaddr.IPv6.parse(ip).isIPv4MappedAddress();
  return isMapped ? ipaddr.process(ip).toString() : ip.slice(0, longestIp);
}

export function userAgentOf(request: Request): string {
  return (request.get('user-agent') ?? '').slice(0, 300);
}
