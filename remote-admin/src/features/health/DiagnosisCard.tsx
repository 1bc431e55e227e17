import type { Diagnosis } from '@camp/contracts/diagnostics';
import { Card } from '@camp/ui/Card';
import { useMessages } from '@camp/ui/language';
import { Notice } from '@camp/ui/Notice';
import { sentenceOf } from '@camp/ui/refusal-sentence';
import { useRef } from 'react';
import { Moment } from '#display/Moment.tsx';
import { AgainButton } from './AgainButton.tsx';
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
  const outcome = useRef<HTMLDivElement>(null);

  /* The button is off while it works, and would lose the focus. */
  async function checkAgain() {
    await query.refetch();
    outcome.current?.focus({ preventScroll: true });
  }

  return (
    <Card
      title={title}
      footer={
        <AgainButton
          label={query.error ? texts.retry : texts.checkAgain}
          pendingLabel={texts.checking}
          of={title}
          onPress={checkAgain}
        />
      }
    >
      <p className={styles.about}>{text}</p>
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        <Outcome title={title} query={query} />
      </div>
    </Card>
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
