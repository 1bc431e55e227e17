import { randomUUID } from 'node:crypto';
import type { StaffUser } from '@camp/contracts/staff-users';
import { goodPassword, instant, newVisitor, query } from './api-under-test.ts';
import type { Visitor } from './visitor.ts';

export interface UsersList {
  users: StaffUser[];
  total: number;
  first: number;
  next: string | null;
  previous: string | null;
}

export const listOf = (body: unknown) => body as UsersList;

export const idsOf = (users: { id: number }[]) => users.map(({ id }) => id);

/** A camper's row that differs from its neighbours', with ties and empty values on the way. */
const facts = (index: number) => ({
  role: ['member', 'mod', 'subscriber', 'admin_jr', 'member', 'admin'][index % 6] ?? 'member',
  is_subscriber: Number(index % 4 === 1),
  is_paid: Number(index % 5 === 2),
  email_verified: Number(index % 3 > 0),
  created_at: instant(`2025-0${1 + ((index * 5) % 7)}-01 00:00:00.120`),
  last_login: index % 3 === 0 ? null : instant(`2026-0${1 + (index % 4)}-01 00:00:00.007`),
});

/** New users that the search for their mark finds, and no other search does. At most 13, no multiple of 3 or 7. */
export async function markedUsers(count: number): Promise<{ mark: string; ids: number[] }> {
  const mark = `m${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = `${mark}.${(index * 7) % count}`;
    const email = `${(index * 3) % count}.${mark}@mail.example`;
    const given = { username, email, password: goodPassword };
    const { body } = await newVisitor().post('/api/auth/register', given);
    const { id } = body['user'] as { id: number };
    const row = facts(index);
    const changes = Object.keys(row).map((column) => `${column} = ?`);
    await query(`UPDATE users SET ${changes.join()} WHERE id = ?`, [...Object.values(row), id]);
    ids.push(id);
  }
  return { mark, ids };
}

/** Every page from a cursor on (`''` for the first), until there is none in that direction. */
export async function pagesOf(
  visitor: Visitor,
  path: string,
  { cursor, towards }: { cursor: string; towards: 'next' | 'previous' },
): Promise<UsersList[]> {
  const pages: UsersList[] = [];
  for (let at: string | null = cursor; at !== null; at = pages.at(-1)?.[towards] ?? null) {
    const { status, body } = await visitor.get(`${path}&cursor=${at}`);
    if (status !== 200) throw new Error(`The list answered ${status}: ${JSON.stringify(body)}`);
    pages.push(listOf(body));
  }
  return pages;
}
