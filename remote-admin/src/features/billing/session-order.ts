import type { CheckoutSession } from '@camp/contracts/staff/billing';

export type SortKey = 'total' | 'created';

export interface Sorting {
  by: SortKey;
  direction: 'asc' | 'desc';
}

/** As the provider lists them. */
export const newestFirst: Sorting = { by: 'created', direction: 'desc' };

/** Returns the order after a press on a column's head: largest first, or smallest first if it was so already. */
export function turned(now: Sorting, by: SortKey): Sorting {
  const isTurned = now.by === by && now.direction === 'desc';
  return { by, direction: isTurned ? 'asc' : 'desc' };
}

/**
 * Compares two sessions of those that are loaded. Amounts are compared within their currency, in the
 * currency's smallest unit, since nothing here knows what one is worth in another; without one they come last.
 */
export function orderOf({ by, direction }: Sorting) {
  const sign = direction === 'asc' ? 1 : -1;
  return (a: CheckoutSession, b: CheckoutSession): number =>
    by === 'created' ? sign * (a.created - b.created) : byTotal(a, b, sign);
}

function byTotal(a: CheckoutSession, b: CheckoutSession, sign: 1 | -1): number {
  if (a.amount_total === null || b.amount_total === null) {
    return Number(a.amount_total === null) - Number(b.amount_total === null);
  }
  const currencies = (a.currency ?? '').localeCompare(b.currency ?? '');
  return currencies || sign * (a.amount_total - b.amount_total);
}
