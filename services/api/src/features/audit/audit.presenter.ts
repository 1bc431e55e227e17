import type { AuditEntry } from '@camp/contracts/staff/audit';
import type { Sequelize } from 'sequelize';
import { describeUserAgent } from '#client-info/device-name.ts';
import type { StoredEntry } from '#secrets/audit-proof.ts';
import { type Names, recordedNamesOf, usernamesOf } from './people-in-log.ts';

/** Entries as one of the staff sees them, with today's usernames, and those that deleted accounts had. */
export async function withUsernames(
  db: Sequelize,
  entries: StoredEntry[],
  readerId: number,
): Promise<AuditEntry[]> {
  const people = entries.flatMap(({ actorUserId, targetUserId }) => [actorUserId, targetUserId]);
  const ids = [...new Set(people)].filter((id) => id !== null);
  const names = await usernamesOf(ids);
  const recorded = await recordedNamesOf(
    db,
    ids.filter((id) => !names.has(id)),
  );
  return entries.map((entry) => presentEntry(entry, { names, recorded, readerId }));
}

/** An entry as staff see it: `names` are today's, `recorded` those of deleted accounts. */
function presentEntry(
  entry: StoredEntry,
  { names, recorded, readerId }: { names: Names; recorded: Names; readerId: number },
): AuditEntry {
  const nameIn = (known: Names, id: number | null) =>
    id === null ? null : (known.get(id) ?? null);
  const { actorUserId: actor, targetUserId: target } = entry;
  return {
    id: entry.id,
    created_at: entry.createdAt.toISOString(),
    action: entry.action,
    actor_user_id: actor,
    actor_username: nameIn(names, actor),
    actor_was: nameIn(recorded, actor),
    target_user_id: target,
    target_username: nameIn(names, target),
    target_was: nameIn(recorded, target),
    request_ip: entry.requestIp,
    user_agent: entry.userAgent,
    device: describeUserAgent(entry.userAgent),
    details: target === readerId ? withoutReason(entry.details) : factsOf(entry.details),
  };
}

/** Withholds from a person why staff acted on them (docs/decisions/staff.md#0156). */
function withoutReason(details: unknown): AuditEntry['details'] {
  const { stated_reason: _withheld, ...others } = factsOf(details);
  return others;
}

/** Details are an object unless someone wrote to the table by hand. Then they are shown as they are. */
function factsOf(details: unknown): AuditEntry['details'] {
  const isObject = typeof details === 'object' && details !== null && !Array.isArray(details);
  return isObject ? { ...details } : { value: details };
}
