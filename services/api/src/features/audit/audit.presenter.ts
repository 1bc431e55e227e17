import type { AuditEntry } from '@camp/contracts/audit';
import type { StoredEntry } from '#secrets/audit-proof.ts';

/** An entry as staff see it. `names` has the usernames by id; nobody has the id of a deleted user. */
export function presentEntry(entry: StoredEntry, names: Map<number, string>): AuditEntry {
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    id: entry.id,
    created_at: entry.createdAt.toISOString(),
    action: entry.action,
    actor_user_id: entry.actorUserId,
    actor_username: nameOf(entry.actorUserId),
    target_user_id: entry.targetUserId,
    target_username: nameOf(entry.targetUserId),
    request_ip: entry.requestIp,
    user_agent: entry.userAgent,
    details: factsOf(entry.details),
  };
}

/** Details are an object unless somebody wrote into the table: what they left is shown as it is. */
function factsOf(details: unknown): AuditEntry['details'] {
  const isObject = typeof details === 'object' && details !== null && !Array.isArray(details);
  return isObject ? { ...details } : { value: details };
}
