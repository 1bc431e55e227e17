import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import type { Sequelize } from 'sequelize';
import { read, sql } from '#db/sql.ts';
import { normalizeIdentifier, User } from '#models/user.ts';

/** Deletions whose entry keeps the name that the account had. */
const deletions: AuditAction[] = ['auth.withdraw_registration', 'user.delete', 'user.expire'];

/** Number of the newest deletions that are searched for a name. */
const maxDeletions = 5_000;

/** Id of no one: nothing in the log is by or about it. */
const nobodysId = 0;

/** Usernames, by the id of the account. */
export type Names = ReadonlyMap<number, string>;

/** Today's usernames of some people, which one query finds. */
export async function usernamesOf(ids: readonly number[]): Promise<Names> {
  const users = await User.findAll({
    attributes: ['id', 'username'],
    where: { id: [...ids] },
    raw: true,
  });
  return new Map(users.map(({ id, username }) => [id, username]));
}

interface Deletion {
  target_user_id: number | null;
  details: unknown;
}

/** The usernames that deleted accounts had, as far as the log still says them (docs/decisions/people.md#0125). */
export async function recordedNamesOf(db: Sequelize, ids: readonly number[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await read<Deletion>(
    db,
    sql`SELECT target_user_id, details FROM audit_log
      WHERE target_user_id IN (${ids}) AND action IN (${deletions})`,
  );
  return new Map(rows.flatMap(nameIn));
}

/** The id of an account by its username: today's, else the last one of that name that was deleted. */
export async function idOfPerson(db: Sequelize, name: string): Promise<number> {
  const key = normalizeIdentifier(name);
  const user = await User.findOne({ attributes: ['id'], where: { usernameKey: key } });
  if (user) return user.id;
  const rows = await read<Deletion>(
    db,
    sql`SELECT target_user_id, details FROM audit_log WHERE action IN (${deletions})
      ORDER BY created_at DESC, id DESC LIMIT ${maxDeletions}`,
  );
  const found = rows.flatMap(nameIn).find(([, username]) => normalizeIdentifier(username) === key);
  return found?.[0] ?? nobodysId;
}

/** None where the details were emptied, or someone wrote to the table by hand. */
function nameIn({ target_user_id: id, details }: Deletion): [number, string][] {
  const facts: unknown = typeof details === 'string' ? parsed(details) : details;
  const { username } = (facts ?? {}) as { username?: unknown };
  return id !== null && typeof username === 'string' ? [[id, username]] : [];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
