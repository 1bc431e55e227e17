import type { AuditEntry } from '@camp/contracts/audit';
import type { StoredEntry } from '#secrets/audit-proof.ts';
import { User } from '#models/user.ts';

/** Entries as staff see them, with the usernames of today, which one query finds. */
export async function presentEntries(entries: StoredEntry[]): Promise<AuditEntry[]> {
  const names = await usernamesIn(entries);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return entries.map((entry) => ({
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
  }));
}

async function usernamesIn(entries: StoredEntry[]): Promise<Map<number, string>> {
  const ids = new Set(
    entries.flatMap(({ actorUserId, targetUserId }) => [actorUserId, targetUserId]),
  );
  ids.delete(null);
  const users = await User.findAll({
    attributes: ['id', 'username'],
    where: { id: [...ids] as number[] },
    raw: true,
  });
  return new Map(users.map(({ id, username }) => [id, username]));
}

/** Details are an object unless somebody wrote into the table: what they left is shown as it is. */
function factsOf(details: unknown): AuditEntry['details'] {
  const isObject = typeof details === 'object' && details !== null && !Array.isArray(details);
  return isObject ? { ...details } : { value: details };
}
