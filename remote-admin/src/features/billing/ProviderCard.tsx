import { useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { AgainCard } from '#features/diagnostics/AgainCard.tsx';
import { billingHealthQuery } from './billing-query.ts';
import { messages } from './messages.ts';
import { NoData } from './NoData.tsx';
import { ProviderHealth } from './ProviderHealth.tsx';

/** The payment provider's health, or `No data` (docs/specification.md#errors-of-staff-pages). */
export function ProviderCard() {
  const texts = useMessages(messages);
  const health = useQuery(billingHealthQuery);

  return (
    <AgainCard
      title={texts.provider}
      againLabel={texts.refresh}
      pendingLabel={texts.refreshing}
      onAgain={health.refetch}
      room="little"
    >
      {health.data && !health.error && <ProviderHealth health={health.data} />}
      {health.isPending && <p role="status">{texts.loading}</p>}
      {health.error && <NoData />}
    </AgainCard>
  );
}
