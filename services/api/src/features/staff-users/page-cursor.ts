import * as z from 'zod';
import { lastPageCursor, type userSortKeys } from '@camp/contracts/staff/staff-users';
import { wrongField } from '#errors/api-error.ts';
import type { Keyset } from './user-order.ts';

const count = z.number().int().positive();
const instant = z.iso.datetime({ precision: 3 });

/** The kinds of value that each order sorts by. No other value gets near the database. */
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

interface Order {
  sort: (typeof userSortKeys)[number];
  dir: 'asc' | 'desc';
}

/** A row, and whether the page has what comes after it or before it. */
interface PageCursor extends Keyset {
  side: 'after' | 'before';
  /**
   * That row's place in the whole list: counted from 1, or from -1, the last, where it is not known how many
   * come before.
   */
  position: number;
}

function encodeCursor({ sort, dir }: Order, cursor: PageCursor): string {
  const { side, value, id, position } = cursor;
  const place = position < 0 ? [-position, 'end'] : [position];
  return Buffer.from(JSON.stringify([sort, dir, side, value, id, ...place])).toString('base64url');
}

/** @throws ApiError VALIDATION when the cursor is not one of ours, or one of another order. */
function decodeCursor({ sort, dir }: Order, text: string): PageCursor {
  const side = z.enum(['after', 'before']);
  const parts = [z.literal(sort), z.literal(dir), side, valueOf[sort], count, count] as const;
  try {
    const given: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const known = z.union([z.tuple(parts), z.tuple([...parts, z.literal('end')])]);
    const [, , where, value, id, place, isFromEnd] = known.parse(given);
    return { side: where, value, id, position: isFromEnd ? -place : place };
  } catch {
    throw wrongField('cursor', 'listPageGone');
  }
}

/** The point that a page is read from. */
export type PageStart = PageCursor | 'start' | 'end';

/** @throws ApiError VALIDATION when the cursor is not one of this order's. */
export function pageStartOf(order: Order, cursor: string | undefined): PageStart {
  if (!cursor) return 'start';
  return cursor === lastPageCursor ? 'end' : decodeCursor(order, cursor);
}

export const isBackward = (start: PageStart) =>
  start === 'end' || (start !== 'start' && start.side === 'before');

export interface FoundPage {
  start: PageStart;
  /** The rows in the list's own order, whichever way they were read. */
  rows: Keyset[];
  /** More rows follow in the direction read. */
  hasMore: boolean;
}

/**
 * The position of the page's first row. It is certain at both ends of the list; in between the cursor says it.
 * Without a total, which is null where its count was capped, the end is counted from there.
 */
export function positionOf(found: FoundPage, total: number | null): number {
  const { start, rows } = found;
  if (rows.length === 0) return 0;
  if (isFirstPage(found)) return 1;
  const from = typeof start === 'string' ? 0 : start.position;
  if (isLastPage(found) && (total !== null || from <= 0)) return fromStart(-rows.length, total);
  const position = from + (isBackward(start) ? -rows.length : 1);
  return from > 0 ? Math.max(1, position) : fromStart(Math.min(-rows.length, position), total);
}

const isFirstPage = ({ start, hasMore }: FoundPage) =>
  start === 'start' || (!hasMore && isBackward(start));

const isLastPage = ({ start, hasMore }: FoundPage) =>
  start === 'end' || (!hasMore && !isBackward(start));

const fromStart = (position: number, total: number | null) =>
  total === null ? position : Math.max(1, total + position + 1);

/** Returns the cursors of the pages next to a page whose first row has this position. */
export function neighboursOf(order: Order, found: FoundPage, first: number) {
  const { rows } = found;
  const [top, bottom] = [rows.at(0), rows.at(-1)];
  if (!top || !bottom) return { next: null, previous: null };
  const last = first + rows.length - 1;
  const before = { ...top, side: 'before', position: first } as const;
  const after = { ...bottom, side: 'after', position: last } as const;
  return {
    previous: isFirstPage(found) ? null : encodeCursor(order, before),
    next: isLastPage(found) ? null : encodeCursor(order, after),
  };
}
