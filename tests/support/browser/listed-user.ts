import { randomUUID } from 'node:crypto';
import type { Role } from '@camp/contracts/site/roles';
import type { Locator, Page } from '@playwright/test';
import { site } from './browser.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { type BuiltUser, buildUser, type UserOverrides } from '#tests/support/people/build-user.ts';

export interface ListedUser extends BuiltUser {
  /** The name in the list; it begins with the mark. */
  name: string;
}

type ListedUserOptions = Omit<UserOverrides, 'displayName'> & {
  /** A word that finds this user, and others made with it. */
  mark?: string;
};

export const newMark = () => `otter${randomUUID().slice(0, 8)}`;

/** Overrides for so many users whom the mark finds. */
export const markedUsers = (mark: string, many: number) =>
  Array.from({ length: many }, (_, index) => ({ username: `${mark}.${index}` }));

/** Builds a user for the table, without flags; staff sign in only where their second factor is waived. */
export async function listedUser({
  mark = newMark(),
  ...wanted
}: ListedUserOptions = {}): Promise<ListedUser> {
  const name = `${mark} ${wanted.role ?? 'member'}`;
  const isPaid = wanted.isSubscriber ?? false;
  const overrides = { isPaid, isWaived: false, ...wanted, displayName: name };
  return { ...(await buildUser(site, overrides)), name };
}

/** Returns the database's row of a user; undefined when they are gone. */
export async function storedUser({ id }: ListedUser) {
  const sql = 'SELECT role, is_paid, is_subscriber, email_verified FROM users WHERE id = ?';
  const [row] = await queryDatabase(site, sql, [id]);
  return row && { ...row };
}

/** Changes a role in the database, as a colleague may do meanwhile. */
export async function giveRole({ id }: ListedUser, role: Role): Promise<void> {
  const sql = 'UPDATE users SET role = ? WHERE id = ?';
  await queryDatabase(site, sql, [role, id]);
}

/** Deletes a user in the database. */
export async function removeUser({ id }: ListedUser): Promise<void> {
  const sql = 'DELETE FROM users WHERE id = ?';
  await queryDatabase(site, sql, [id]);
}

/** Returns a user's row in the list, and the button for their actions in it. */
export function rowOf(page: Page, { name, username }: Pick<ListedUser, 'name' | 'username'>) {
  const row = page.getByRole('row').filter({ hasText: username });
  const actions = row.getByRole('button', { name: `Actions for ${name}`, exact: true });
  return { row, actions };
}

/** Opens the menu of a user's row; returns its item of a name. */
export async function itemOf(
  page: Page,
  user: Pick<ListedUser, 'name' | 'username'>,
  name: string | RegExp,
): Promise<Locator> {
  await rowOf(page, user).actions.click();
  return page.getByRole('menu').getByRole('menuitem', { name, exact: true });
}

/** Presses an item in the menu of a user's row. */
export async function act(
  page: Page,
  user: Pick<ListedUser, 'name' | 'username'>,
  name: string | RegExp,
): Promise<void> {
  await (await itemOf(page, user, name)).click();
}
