import { useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { useMessages } from '@camp/ui/language';
import { Notice } from '@camp/ui/Notice';
import { sentenceOf } from '@camp/ui/refusal-sentence';
import { healthQuery } from '#features/releases/releases-query.ts';
import styles from './Health.module.css';
import { messages } from './messages.ts';
import { PartHealth } from './PartHealth.tsx';
import { Violations } from './Violations.tsx';

/** How each part of a generation fares. */
export function Health({ generation }: { generation: number }) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = useQuery(healthQuery(generation));

  if (!data) {
    if (!error) return <p role="status">{texts.loading}</p>;
    return (
      <Notice
        tone="danger"
        action={
          <Button
            size="small"
            variant="secondary"
            pending={isFetching}
            pendingLabel={texts.loading}
            onClick={() => void refetch()}
          >
            {texts.tryAgain}
          </Button>
        }
      >
        {sentenceOf(error, texts.failed)}
      </Notice>
    );
  }
  return (
    <div className={styles.health}>
      <ul className={styles.parts}>
        {data.parts.map((part) => (
          <PartHealth key={`${part.channel} ${part.name}`} part={part} />
        ))}
      </ul>
      <Violations title={texts.unattributed} violations={data.unattributed} />
    </div>
  );
}
