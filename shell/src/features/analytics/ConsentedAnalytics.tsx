import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readInlinedRelease } from '#document/release.ts';
import { type Consent, useConsent, useIsReconsidered } from './consent.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { PageViews } from './page-views.ts';
import type { AnalyticsAccount } from './useAnalyticsAccount.ts';

interface ConsentedProps {
  account: AnalyticsAccount;
  mayAsk: boolean;
}

/** See Analytics.tsx. */
export function ConsentedAnalytics({ account, mayAsk }: ConsentedProps) {
  const consent = useConsent();
  const isReconsidered = useIsReconsidered();
  const isFirstPage = useLocation().key === firstKey;
  useReportedViews(account, consent);

  if ((consent || !mayAsk || isFirstPage) && !isReconsidered) return null;
  return <ConsentBanner isReconsidered={isReconsidered} />;
}

/** The router's key of the first location of a visit. */
const firstKey = 'default';

const pathsIn = ({ remotes }: ReturnType<typeof readInlinedRelease>): string[] =>
  Object.values(remotes).flatMap(({ routes }) => routes.map(({ path }) => path));

/** Reports each change of path or query; a change of the hash alone does not count. */
function useReportedViews(account: AnalyticsAccount, consent: Consent | null): void {
  const { pathname, search } = useLocation();
  const [views] = useState(() => new PageViews(account, pathsIn(readInlinedRelease())));

  useEffect(() => {
    if (consent === 'granted') views.report(window.location.origin + pathname + search);
    if (consent === 'denied') views.stop();
  }, [views, consent, pathname, search]);
}
