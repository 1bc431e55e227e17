import { joined, named, sql } from '#db/sql.ts';
import type { Seal } from '#secrets/audit-link.ts';
import type { StoredEntry } from '#secrets/audit-proof.ts';

/**
 * A row of `audit_log` as a plain SELECT returns it. Where the database has no such types, times
 * and JSON are text.
 */
export interface EntryRow {
  id: number;
  created_at: Date | string;
  action: string;
  actor_user_id: number | null;
  target_user_id: number | null;
  request_ip: string;
  user_agent: string;
  details: unknown;
  proof: string | null;
  redaction: string | null;
}

const columns = [
  'id',
  'created_at',
  'action',
  'actor_user_id',
  'target_user_id',
  'request_ip',
  'user_agent',
  'details',
  'proof',
  'redaction',
];

/** The columns of an {@link EntryRow}, to select from `audit_log AS entry`. */
export const entryColumns = joined(
  columns.map((column) => named(`entry.${column}`)),
  ', ',
);

/** An entry with its link in the chain, as {@link selectSealed} returns it. */
export interface SealedEntryRow extends EntryRow {
  key_id: string | null;
  hash: string;
  /** Null at the first link. */
  previous_hash: string | null;
}

export const selectSealed = sql`SELECT ${entryColumns}, link.key_id, link.hash, before_it.hash AS previous_hash
  FROM audit_log AS entry JOIN audit_chain AS link ON link.entry_id = entry.id
  LEFT JOIN audit_chain AS before_it ON before_it.position = link.position - 1`;

export const sealOf = ({ key_id: keyId, hash, previous_hash: previous }: SealedEntryRow): Seal => {
  return { keyId, hash, previousHash: previous ?? '' };
};

/** Never throws: a damaged entry can still be read, and shown as it is. */
export function readEntry(row: EntryRow): StoredEntry {
  return {
    id: row.id,
    createdAt: timeOf(row.created_at),
    action: row.action,
    actorUserId: row.actor_user_id,
    targetUserId: row.target_user_id,
    requestIp: row.request_ip,
    userAgent: row.user_agent,
    details: typeof row.details === 'string' ? parsed(row.details) : row.details,
    proof: row.proof,
    redaction: row.redaction,
  };
}

function timeOf(stored: Date | string): Date {
  const time = new Date(stored);
  return Number.isNaN(time.getTime()) ? new Date(0) : time;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
