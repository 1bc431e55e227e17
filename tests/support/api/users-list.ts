import { randomUUID } from 'node:crypto';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { buildUsers, type UserOverrides } from '#tests/support/people/build-user.ts';
import { underTest } from './api-under-test.ts';
import type { Visitor } from './visitor.ts';

export interface UsersList {
  users: StaffUser[];
  total: number;
  all: number;
  total_capped?: boolean;
  all_capped?: boolean;
  first: number;
  next: string | null;
  previous: string | null;
}

export const listOf = (body: unknown) => body as UsersList;

export const idsOf = (users: { id: number }[]) => users.map(({ id }) => id);

const roles = ['member', 'mod', 'subscriber', 'admin_jr', 'member', 'admin'] as const;

/** Makes neighbouring campers differ, with ties and empty values among them. */
const facts = (index: number): UserOverrides => ({
  displayName: ['Éli', null, 'zoé', 'Zoe'][index % 4] ?? null,
  role: roles[index % roles.length] ?? 'member',
  isSubscriber: index % 4 === 1,
  isPaid: index % 5 === 2,
  isVerified: index % 3 > 0,
  isWaived: false,
  createdAt: `2025-0${1 + ((index * 5) % 7)}-01 00:00:00.120`,
  /* Accounts never confirmed nor signed in to are deleted some day (docs/decisions/sign-in.md#0106). */
  lastLogin: index % 3 === 1 ? null : `2026-0${1 + (index % 4)}-01 00:00:00.007`,
});

/** New users that the search for their mark finds, and no other search does. At most 13, no multiple of 3 or 7. */
export async function markedUsers(count: number): Promise<{ mark: string; ids: number[] }> {
  const mark = `m${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  const users = await buildUsers(
    underTest,
    Array.from({ length: count }, (_, index) => ({
      ...facts(index),
      username: `${mark}.${(index * 7) % count}`,
      email: `${(index * 3) % count}.${mark}@mail.example`,
    })),
  );
  return { mark, ids: idsOf(users) };
}

/** Returns every page from a cursor on (`''` for the first), until there is none in that direction. */
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
