import { randomUUID } from 'node:crypto';
import type { Role } from '@camp/contracts/roles';
import { instant, query, underTest } from '#tests/support/api/api-under-test.ts';

export interface Target {
  id: number;
  username: string;
  role: Role;
}

const columns = `username, username_key, email, email_key, search_key, password_hash, role,
  is_paid, is_subscriber, created_at, language`;

/**
 * Users that staff act on and who never sign in: rows alone, since a registration costs a password
 * each. Their addresses are not verified; subscribers have both flags.
 */
export async function insertTargets(roles: Role[]): Promise<Target[]> {
  const targets = roles.map((role) => ({ role, username: `t${randomUUID().slice(0, 18)}` }));
  const bytes = underTest.databaseUrl ? '?' : 'CAST(? AS BLOB)';
  const row = `(?, ?, ?, ?, ${bytes}, '-', ?, ?, ?, ?, 'en')`;
  const made = await query(
    `INSERT INTO users (${columns}) VALUES ${targets.map(() => row).join(', ')}
    RETURNING id, username`,
    targets.flatMap(valuesOf),
  );
  const ids = new Map(made.map(({ id, username }) => [username, Number(id)]));
  return targets.map((target) => ({ ...target, id: ids.get(target.username) ?? 0 }));
}

function valuesOf({ username, role }: Omit<Target, 'id'>) {
  const email = `${username}@mail.example`;
  const flag = role === 'subscriber' ? 1 : 0;
  const searchKey = `${username}\n${email}\n\n`;
  const names = [username, username, email, email, searchKey];
  return [...names, role, flag, flag, instant('2026-01-01 00:00:00.000')];
}

export async function insertTarget(role: Role = 'member'): Promise<Target> {
  const [target] = await insertTargets([role]);
  if (!target) throw new Error('No row was made.');
  return target;
}

/** What staff change of a user, as the database holds it; undefined when the user is gone. */
export async function membershipOf(id: number) {
  const sql = 'SELECT role, is_paid, is_subscriber, email_verified FROM users WHERE id = ?';
  const [row] = await query(sql, [id]);
  return row && { ...row };
}

/** The details of an audit row: a text in one database, an object in the other. */
export function detailsOf(row: { details: unknown } | undefined): unknown {
  const { details } = row ?? {};
  return typeof details === 'string' ? (JSON.parse(details) as unknown) : details;
}
