import { atRest } from '#document/at-rest.tsx';
import { useAnalyticsAccount } from './useAnalyticsAccount.ts';

const ConsentedAnalytics = atRest(async () => {
  const file = await import(/* webpackChunkName: "at-rest" */ './ConsentedAnalytics.tsx');
  return file.ConsentedAnalytics;
});

/**
 * Asks whether page views may be reported, and reports them once the visitor agrees
 * (docs/decisions/site.md#0031). Where it may not ask by itself, as on the first page of a visit,
 * the choice still opens on request.
 */
export function Analytics({ mayAsk = true }: { mayAsk?: boolean }) {
  const account = useAnalyticsAccount();
  return account && <ConsentedAnalytics account={account} mayAsk={mayAsk} />;
}
