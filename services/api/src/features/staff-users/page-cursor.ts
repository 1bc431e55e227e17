import * as z from 'zod';
import type { userSortKeys } from '@camp/contracts/staff-users';
import { wrongField } from '#errors/api-error.ts';
import type { Place } from './keyset.ts';

const count = z.number().int().positive();
const instant = z.iso.datetime({ precision: 3 });

/** The kinds of value that the rows of an order can have; no other comes near the database. */
const valueOf = {
  id: count,
  username: z.string(),
  email: z.string(),
  role: z.number().int(),
  subscriber: z.number().int(),
  verified: z.number().int(),
  created_at: instant,
  last_login: instant.nullable(),
} as const satisfies Record<(typeof userSortKeys)[number], z.ZodType>;

export interface Order {
  sort: (typeof userSortKeys)[number];
  dir: 'asc' | 'desc';
}

/** Where a page begins: past the row at a place, read forward, or backward to what comes before it. */
export interface PageCursor extends Place {
  side: 'after' | 'before';
  /** That row's place in the whole list, counted from 1. */
  position: number;
}

export function encodeCursor({ sort, dir }: Order, cursor: PageCursor): string {
  const { side, value, id, position } = cursor;
  return Buffer.from(JSON.stringify([sort, dir, side, value, id, position])).toString('base64url');
}

/** @throws ApiError VALIDATION when the cursor is not one of ours, or one of another order. */
export function decodeCursor({ sort, dir }: Order, text: string): PageCursor {
  const side = z.enum(['after', 'before']);
  const parts = [z.literal(sort), z.literal(dir), side, valueOf[sort], count, count] as const;
  try {
    const given: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [, , where, value, id, position] = z.tuple(parts).parse(given);
    return { side: where, value, id, position };
  } catch {
    throw wrongField('cursor', 'listPageGone');
  }
}
