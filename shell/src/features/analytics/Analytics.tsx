import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Consent, useConsent, useIsReconsidered } from './consent.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { PageViews } from './page-views.ts';
import { type AnalyticsAccount, useAnalyticsAccount } from './useAnalyticsAccount.ts';

/**
 * Asks whether page views may be reported, and reports them once the visitor agrees
 * (docs/decisions/0031-analytics-consent.md).
 */
export function Analytics() {
  const account = useAnalyticsAccount();
  return account && <ConsentedAnalytics account={account} />;
}

function ConsentedAnalytics({ account }: { account: AnalyticsAccount }) {
  const consent = useConsent();
  const isReconsidered = useIsReconsidered();
  useReportedViews(account, consent);

  if (consent && !isReconsidered) return null;
  return <ConsentBanner isReconsidered={isReconsidered} />;
}

/** Reports each change of path or query; a change of the hash alone does not count. */
function useReportedViews(account: AnalyticsAccount, consent: Consent | null): void {
  const { pathname, search } = useLocation();
  const [views] = useState(() => new PageViews(account));

  useEffect(() => {
    if (consent === 'granted') views.report(window.location.origin + pathname + search);
    if (consent === 'denied') views.stop();
  }, [views, consent, pathname, search]);
}
