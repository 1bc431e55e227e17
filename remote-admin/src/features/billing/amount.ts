import type { CheckoutSession } from '@camp/contracts/staff/billing';
import type { Language } from '@camp/contracts/sentences/language';
import { formatMoney } from '@camp/ui/i18n/format';

/*
 * The payment provider decides how many decimals an amount has, not the browser. Intl follows everyday
 * use and gives 0 for COP, HUF, IDR, ISK, PKR and others, for which the provider counts hundredths, and
 * engines disagree with one another. The provider's page on currencies
 * (https://docs.stripe.com/currencies) lists those without decimals and those with three. It lists UGX
 * twice; we follow its special case, by which 500 is 5 shillings, as with ISK.
 */
const withoutDecimals: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
const withThreeDecimals: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '));

/**
 * An amount in minor units as the reader's language writes it, with the currency's code, because a table
 * mixes currencies and several use the sign $. A dash when the provider gives no amount.
 */
export function totalText(
  { amount_total: amount, currency }: Pick<CheckoutSession, 'amount_total' | 'currency'>,
  language: Language,
): string {
  if (amount === null) return '—';
  const code = currency?.toUpperCase() ?? '';
  const decimals = decimalsOf(code);
  const isCode = /^[A-Z]{3}$/.test(code);
  return formatMoney(
    { value: amount / 10 ** decimals, currency: isCode ? code : null, decimals },
    language,
  );
}

function decimalsOf(code: string): number {
  if (withoutDecimals.has(code)) return 0;
  return withThreeDecimals.has(code) ? 3 : 2;
}
