import { randomUUID } from 'node:crypto';
import type { Role } from '@camp/contracts/roles';
import type { Page } from '@playwright/test';
import { site } from '#tests/support/browser/browser.ts';
import { queryDatabase } from '#tests/support/api/database.ts';

export interface ListedUser {
  id: number;
  username: string;
  email: string;
  /** What the list shows; it begins with the mark. */
  name: string;
  /** Signs in with it; staff only where they are excused. */
  password: string;
}

interface Wanted {
  role?: Role;
  /** A word that finds this user, and others made with it. */
  mark?: string;
  isVerified?: boolean;
  isSubscriber?: boolean;
  /** Whether they sign in without the second factor of their role. */
  isExcused?: boolean;
}

export const newMark = () => `otter${randomUUID().slice(0, 8)}`;

const insert = `INSERT INTO users (username, username_key, email, email_key, search_key, password_hash,
  display_name, role, is_paid, is_subscriber, email_verified, created_at, language, twofa_override_until)
  SELECT ?, ?, ?, ?, CAST(? AS BLOB), password_hash, ?, ?, ?, ?, ?,
  '2026-05-03 19:00:00.000 +00:00', 'en', ?
  FROM users WHERE username = 'admin' RETURNING id`;

/** Puts somebody into the site's table, with the password of the demo accounts. */
export async function listedUser(wanted: Wanted = {}): Promise<ListedUser> {
  const { role = 'member', mark = newMark(), isVerified = true } = wanted;
  const { isSubscriber = false, isExcused = false } = wanted;
  const username = `u${randomUUID().replaceAll('-', '').slice(0, 15)}`;
  const email = `${username}@mail.example`;
  const name = `${mark} ${role}`;
  const flag = Number(isSubscriber);
  const searchKey = [username, email, name, ''].join('\n').toLowerCase();
  const names = [username, username, email, email, searchKey, name, role];
  const flags = [flag, flag, Number(isVerified)];
  const [row] = await queryDatabase({ dataDir: site.dataDir, databaseUrl: '' }, insert, [
    ...names,
    ...flags,
    isExcused ? '2999-01-01 00:00:00.000 +00:00' : null,
  ]);
  return { id: Number(row?.['id']), username, email, name, password: site.demoPassword };
}

/** What the database holds of somebody now; undefined when they are gone. */
export async function storedUser({ id }: ListedUser) {
  const sql = 'SELECT role, is_paid, is_subscriber, email_verified FROM users WHERE id = ?';
  const [row] = await queryDatabase({ dataDir: site.dataDir, databaseUrl: '' }, sql, [id]);
  return row && { ...row };
}

/** Changes a role beside the API, as a colleague may do meanwhile. */
export async function giveRole({ id }: ListedUser, role: Role): Promise<void> {
  const sql = 'UPDATE users SET role = ? WHERE id = ?';
  await queryDatabase({ dataDir: site.dataDir, databaseUrl: '' }, sql, [role, id]);
}

/** Takes somebody out of the table beside the API. */
export async function removeUser({ id }: ListedUser): Promise<void> {
  const sql = 'DELETE FROM users WHERE id = ?';
  await queryDatabase({ dataDir: site.dataDir, databaseUrl: '' }, sql, [id]);
}

/** What a list holds of somebody: their row, and in it their actions. */
export function rowOf(page: Page, { name, username }: Pick<ListedUser, 'name' | 'username'>) {
  const row = page.getByRole('row').filter({ hasText: username });
  return { row, actions: row.getByRole('group', { name: `Actions for ${name}`, exact: true }) };
}
