import type { Diagnosis } from '@camp/contracts/diagnostics';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { Moment } from '#display/Moment.tsx';
import { AgainCard } from './AgainCard.tsx';
import { CheckList } from './CheckList.tsx';
import styles from './DiagnosisCard.module.css';
import { messages } from './messages.ts';
import { RawJson } from './RawJson.tsx';
import { Verdict } from './Verdict.tsx';

interface Query {
  data: Diagnosis | undefined;
  error: unknown;
  /** Milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

interface Props {
  title: string;
  /** What is looked at. */
  text: string;
  query: Query;
}

/** One diagnosis as a person reads it; the raw answer stays within reach. */
export function DiagnosisCard({ title, text, query }: Props) {
  const texts = useMessages(messages);

  return (
    <AgainCard
      title={title}
      intro={<p className={styles.about}>{text}</p>}
      againLabel={query.error ? texts.retry : texts.checkAgain}
      pendingLabel={texts.checking}
      onAgain={query.refetch}
      room="much"
    >
      <Outcome title={title} query={query} />
    </AgainCard>
  );
}

function Outcome({ title, query }: Pick<Props, 'title' | 'query'>) {
  const texts = useMessages(messages);
  const { data, error, dataUpdatedAt } = query;

  if (error) return <Notice tone="danger">{sentenceOf(error, texts.loadFailed)}</Notice>;
  if (!data) return <p role="status">{texts.checking}</p>;
  return (
    <>
      <Verdict diagnosis={data} />
      <CheckList label={title} checks={data.checks} />
      <p className={styles.about}>
        {texts.version(data.version)} · {texts.checkedAt}{' '}
        <Moment at={new Date(dataUpdatedAt).toISOString()} precision="second" />
      </p>
      <RawJson value={data} of={title} />
    </>
  );
}
