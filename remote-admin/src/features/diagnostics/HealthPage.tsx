import { debugDbPing, debugHealth, type Diagnosis } from '@camp/contracts/staff/diagnostics';
import { api, queryOptions, retryDuringOutage, useQuery } from '@camp/shell-api';
import { Skeleton } from '@camp/ui/feedback/Skeleton';
import { Fact, Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Muted } from '@camp/ui/layout/text';
import { Moment } from '@camp/staff/display/values';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { CheckList, RawJson } from './CheckList.tsx';
import styles from './diagnostics.module.css';
import { messages } from './messages.ts';
import { RefreshCard } from './RefreshCard.tsx';

/** Checks of everything that the site depends on. */
const debugHealthQuery = queryOptions({
  queryKey: ['admin', 'health', 'debug'],
  queryFn: ({ signal }) => api(debugHealth, { signal }),
  refetchInterval: retryDuringOutage,
});

/** One timed read and one timed write in the database. */
const dbPingQuery = queryOptions({
  queryKey: ['admin', 'health', 'db-ping'],
  queryFn: ({ signal }) => api(debugDbPing, { signal }),
  refetchInterval: retryDuringOutage,
});

/** The health of all that the site depends on, checked now; what is wrong, and what to do about it. */
export default function HealthPage() {
  const texts = useMessages(messages);
  const health = useQuery(debugHealthQuery);
  const ping = useQuery(dbPingQuery);

  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      <div className={styles.cards}>
        <DiagnosisCard title={texts.debugHealth} text={texts.debugHealthText} query={health} />
        <DiagnosisCard title={texts.dbPing} text={texts.dbPingText} query={ping} />
      </div>
    </StaffPage>
  );
}

interface Query {
  data: Diagnosis | undefined;
  error: unknown;
  /** Milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

interface Props {
  title: string;
  /** Says what is checked. */
  text: string;
  query: Query;
}

/** One diagnosis, check by check, with the raw answer below. */
function DiagnosisCard({ title, text, query }: Props) {
  const texts = useMessages(messages);

  return (
    <RefreshCard
      title={title}
      intro={<Muted size="small">{text}</Muted>}
      refreshLabel={query.error ? texts.retry : texts.checkAgain}
      pendingLabel={texts.checking}
      onRefresh={query.refetch}
    >
      <Outcome title={title} query={query} />
    </RefreshCard>
  );
}

function Outcome({ title, query }: Pick<Props, 'title' | 'query'>) {
  const texts = useMessages(messages);
  const { data, error, dataUpdatedAt } = query;

  if (error) return <Notice tone="danger">{errorMessage(error, texts.loadFailed)}</Notice>;
  if (!data) return <Skeleton label={texts.checking} />;
  return (
    <>
      <Verdict diagnosis={data} />
      <CheckList label={title} checks={data.checks} />
      <Muted size="small">
        {texts.version({ version: data.version })} · {texts.checkedAt}{' '}
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

  if (ok) return <Fact tone="success">{texts.allOk}</Fact>;
  return <Notice tone="danger">{texts.notOk({ failing, total: checks.length })}</Notice>;
}
