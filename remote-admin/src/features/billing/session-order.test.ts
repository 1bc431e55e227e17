import { expect, test } from '@jest/globals';
import type { CheckoutSession } from '@camp/contracts/staff/billing';
import { newestFirst, orderOf, type Sorting, turned } from './session-order.ts';

const session = (id: string, amount_total: number | null, currency: string, created: number) =>
  ({ id, mode: 'payment', amount_total, currency, status: 'open', created }) as CheckoutSession;

const sessions = [
  session('a', 900, 'usd', 3),
  session('b', 4_900, 'cad', 2),
  session('c', null, 'cad', 4),
  session('d', 1_200, 'cad', 1),
];

const idsIn = (sorting: Sorting) =>
  sessions
    .toSorted(orderOf(sorting))
    .map(({ id }) => id)
    .join('');

test('sessions come newest first, and the other way round', () => {
  expect(idsIn(newestFirst)).toBe('cabd');
  expect(idsIn({ by: 'created', direction: 'asc' })).toBe('dbac');
});

test('totals are sorted within their currency, those without one last', () => {
  expect(idsIn({ by: 'total', direction: 'desc' })).toBe('bdac');
  expect(idsIn({ by: 'total', direction: 'asc' })).toBe('dbac');
});

test('a press on a head sorts the largest first, another one turns it', () => {
  const once = turned(newestFirst, 'total');
  expect(once).toEqual({ by: 'total', direction: 'desc' });
  expect(turned(once, 'total')).toEqual({ by: 'total', direction: 'asc' });
  expect(turned(turned(once, 'total'), 'total')).toEqual(once);
});
