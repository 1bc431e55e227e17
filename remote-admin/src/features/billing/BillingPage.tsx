import { billingHealth } from '@camp/contracts/staff/billing';
import { api, queryOptions, useQuery } from '@camp/shell-api';
import { Loading } from '@camp/ui/feedback/Loading';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import { RefreshCard } from '#features/diagnostics/RefreshCard.tsx';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { messages } from './messages.ts';
import { ProviderHealth } from './ProviderHealth.tsx';
import { RecentSessions } from './RecentSessions.tsx';

/** Does not refetch by itself: each fetch is a call to the payment provider. */
const billingHealthQuery = queryOptions({
  queryKey: ['admin', 'billing', 'health'],
  queryFn: ({ signal }) => api(billingHealth, { signal }),
  refetchOnWindowFocus: false,
});

/** Shows whether payments work, and the latest checkouts. */
export default function BillingPage() {
  const texts = useMessages(messages);
  const { isPending } = useQuery(billingHealthQuery);

  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      <ProviderCard />
      {/* Fetched at once, shown when nothing above it grows any more. */}
      <div hidden={isPending}>
        <RecentSessions />
      </div>
    </StaffPage>
  );
}

/** The payment provider's health, or `No data` (docs/specification.md#errors-of-staff-pages). */
function ProviderCard() {
  const texts = useMessages(messages);
  const health = useQuery(billingHealthQuery);

  return (
    <RefreshCard
      title={texts.provider}
      refreshLabel={texts.refresh}
      pendingLabel={texts.refreshing}
      onRefresh={health.refetch}
    >
      {health.data && !health.error && <ProviderHealth health={health.data} />}
      {health.isPending && <Loading label={texts.loading} />}
      {health.error && <Muted role="status">{texts.noData}</Muted>}
    </RefreshCard>
  );
}
