import type { Diagnosis } from '@camp/contracts/diagnostics';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { Muted } from '@camp/ui/layout/Muted';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { Moment } from '#display/Moment.tsx';
import { CheckList } from './CheckList.tsx';
import { messages } from './messages.ts';
import { RawJson } from './RawJson.tsx';
import { RefreshCard } from './RefreshCard.tsx';

interface Query {
  data: Diagnosis | undefined;
  error: unknown;
  /** Milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

interface Props {
  title: string;
  /** What is checked. */
  text: string;
  query: Query;
}

/** One diagnosis, check by check, with the raw answer behind a toggle. */
export function DiagnosisCard({ title, text, query }: Props) {
  const texts = useMessages(messages);

  return (
    <RefreshCard
      title={title}
      intro={<Muted size="small">{text}</Muted>}
      refreshLabel={query.error ? texts.retry : texts.checkAgain}
      pendingLabel={texts.checking}
      onRefresh={query.refetch}
      height="tall"
    >
      <Outcome title={title} query={query} />
    </RefreshCard>
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
      <Muted size="small">
        {texts.version(data.version)} · {texts.checkedAt}{' '}
        <Moment at={new Date(dataUpdatedAt).toISOString()} precision="second" />
      </Muted>
      <RawJson value={data} of={title} />
    </>
  );
}

/** The whole diagnosis in one sentence. */
function Verdict({ diagnosis: { ok, checks } }: { diagnosis: Diagnosis }) {
  const texts = useMessages(messages);
  const failing = checks.filter((check) => !check.ok).length;

  if (ok) return <Notice tone="success">{texts.allOk}</Notice>;
  return <Notice tone="danger">{texts.notOk(failing, checks.length)}</Notice>;
}
