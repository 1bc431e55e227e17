import { lastPageCursor } from '@camp/contracts/staff-users';
import type { Place } from './keyset.ts';
import { decodeCursor, encodeCursor, type Order, type PageCursor } from './page-cursor.ts';

/** Where a page is read from. */
export type Standpoint = PageCursor | 'start' | 'end';

/** @throws ApiError VALIDATION when the cursor is not one of this order's. */
export function standpointOf(order: Order, cursor: string | undefined): Standpoint {
  if (!cursor) return 'start';
  return cursor === lastPageCursor ? 'end' : decodeCursor(order, cursor);
}

export const isBackward = (standpoint: Standpoint) =>
  standpoint === 'end' || (standpoint !== 'start' && standpoint.side === 'before');

export interface Found {
  standpoint: Standpoint;
  /** The rows in the list's own order, whichever way they were read. */
  places: Place[];
  /** More rows follow in the direction read. */
  hasMore: boolean;
}

/** The position of the page's first row: certain at both ends of the list, in between as the cursor says. */
export function positionOf({ standpoint, places, hasMore }: Found, total: number): number {
  if (places.length === 0) return 0;
  const backward = isBackward(standpoint);
  if (standpoint === 'start' || (backward && !hasMore)) return 1;
  if (standpoint === 'end' || !hasMore) return Math.max(1, total - places.length + 1);
  return Math.max(1, standpoint.position + (backward ? -places.length : 1));
}

/** The cursors of the pages beside a page whose first row has this position. */
export function neighboursOf(order: Order, { standpoint, places, hasMore }: Found, first: number) {
  const [top, bottom] = [places.at(0), places.at(-1)];
  if (!top || !bottom) return { next: null, previous: null };
  const backward = isBackward(standpoint);
  const isFirst = backward ? !hasMore : standpoint === 'start';
  const isLast = backward ? standpoint === 'end' : !hasMore;
  const last = first + places.length - 1;
  return {
    previous: isFirst ? null : encodeCursor(order, { ...top, side: 'before', position: first }),
    next: isLast ? null : encodeCursor(order, { ...bottom, side: 'after', position: last }),
  };
}
