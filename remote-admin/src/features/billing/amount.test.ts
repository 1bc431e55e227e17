import { expect, test } from '@jest/globals';
import { totalText } from './amount.ts';

/** Intl writes non-breaking spaces; plain ones are easier to compare. */
const total = (
  amount_total: number | null,
  currency: string | null,
  language: 'en' | 'fr' = 'en',
) => totalText({ amount_total, currency }, language).replaceAll(/\s/g, ' ');

test('no amount is a dash, and nothing to pay is zero [billing-1]', () => {
  expect(total(null, 'cad')).toBe('—');
  expect(total(null, null)).toBe('—');
  expect(total(0, 'cad')).toBe('CAD 0.00');
});

test('an amount is divided by 100 and shown to 2 decimals [billing-1]', () => {
  expect(total(1_900, 'cad')).toBe('CAD 19.00');
  expect(total(123_456_789, 'usd')).toBe('USD 1,234,567.89');
  expect(total(5, 'eur')).toBe('EUR 0.05');
  expect(total(-250, 'cad')).toBe('-CAD 2.50');
});

test.each('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))(
  '%s has no decimals [billing-1]',
  (currency) => {
    expect(total(1_200, currency)).toBe(`${currency.toUpperCase()} 1,200`);
  },
);

test.each('bhd jod kwd omr tnd'.split(' '))('%s has three decimals [billing-1]', (currency) => {
  expect(total(5_120, currency)).toBe(`${currency.toUpperCase()} 5.120`);
});

test.each('cop huf idr isk pkr twd ugx'.split(' '))(
  '%s counts hundredths with the provider, whatever Intl knows of it',
  (currency) => {
    expect(total(50_000, currency)).toBe(`${currency.toUpperCase()} 500.00`);
  },
);

test('French readers see their own format', () => {
  expect(total(123_456_789, 'cad', 'fr')).toBe('1 234 567,89 CAD');
  expect(total(1_200, 'jpy', 'fr')).toBe('1 200 JPY');
});

test('a currency that is none leaves the number alone', () => {
  expect(total(1_900, null)).toBe('19.00');
  expect(total(1_900, 'points')).toBe('19.00');
});
