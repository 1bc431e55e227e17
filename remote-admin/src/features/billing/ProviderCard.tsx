import { useQuery } from '@camp/shell-api';
import { Card } from '@camp/ui/Card';
import { useMessages } from '@camp/ui/language';
import { useRef } from 'react';
import { AgainButton } from '#features/health/AgainButton.tsx';
import { billingHealthQuery } from './billing-query.ts';
import { messages } from './messages.ts';
import { NoData } from './NoData.tsx';
import { ProviderHealth } from './ProviderHealth.tsx';
import styles from './ProviderCard.module.css';

/** The payment provider's health. That it could not be loaded is said in two words (specification, section 8). */
export function ProviderCard() {
  const texts = useMessages(messages);
  const health = useQuery(billingHealthQuery);
  const content = useRef<HTMLDivElement>(null);

  /* The button is off while it works, and would lose the focus. */
  async function refresh() {
    await health.refetch();
    content.current?.focus({ preventScroll: true });
  }

  return (
    <Card
      title={texts.provider}
      footer={
        <AgainButton
          label={texts.refresh}
          pendingLabel={texts.refreshing}
          of={texts.provider}
          onPress={refresh}
        />
      }
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {health.data && !health.error && <ProviderHealth health={health.data} />}
        {health.isPending && <p role="status">{texts.loading}</p>}
        {health.error && <NoData />}
      </div>
    </Card>
  );
}
