import { useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { RetryNotice } from '@camp/ui/feedback/RetryNotice';
import { healthQuery } from '#features/releases/releases-query.ts';
import styles from './Health.module.css';
import { messages } from './messages.ts';
import { BuildHealth } from './BuildHealth.tsx';
import { Violations } from './Violations.tsx';

/** How each build of a generation fares. */
export function Health({ generation }: { generation: number }) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = useQuery(healthQuery(generation));

  if (!data) {
    if (!error) return <p role="status">{texts.loading}</p>;
    return (
      <RetryNotice
        isRetrying={isFetching}
        retry={texts.tryAgain}
        retrying={texts.loading}
        onRetry={() => void refetch()}
      >
        {sentenceOf(error, texts.failed)}
      </RetryNotice>
    );
  }
  return (
    <div className={styles.health}>
      <ul className={styles.builds}>
        {data.builds.map((build) => (
          <BuildHealth key={`${build.channel} ${build.name}`} build={build} />
        ))}
      </ul>
      <Violations title={texts.unattributed} violations={data.unattributed} />
    </div>
  );
}
