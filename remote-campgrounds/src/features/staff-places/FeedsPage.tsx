import { useQuery } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { formatDate } from '@camp/ui/i18n/calendar';
import { formatAgo, formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Muted } from '@camp/ui/layout/text';
import { NoValue } from '@camp/ui/list/NoValue';
import { Moment } from '@camp/staff/display/values';
import type { StaffScope } from '@camp/staff/staff-scope';
import { feedMessages } from './feed-messages.ts';
import { feedsQuery, type SourceHealth } from './places.queries.ts';
import { PlacesFrame } from './PlacesFrame.tsx';
import styles from './places.module.css';

/** Shows the health of each public feed of closures and alerts, and of what is asked about parks. */
export function FeedsPage() {
  return <PlacesFrame current="feeds">{(scope) => <Feeds scope={scope} />}</PlacesFrame>;
}

function Feeds({ scope }: { scope: StaffScope }) {
  const texts = useMessages(feedMessages);
  const query = useQuery(feedsQuery(scope));
  const columns = useFeedColumns();

  return (
    <QueryView
      query={query}
      title={texts.loadFailed}
      failed={(error) => errorMessage(error, texts.tryAgain)}
      empty={{
        when: (feeds) => feeds.length === 0,
        show: <EmptyState of="events" size="list" title={texts.none} />,
      }}
    >
      {(feeds) => (
        <>
          {query.isRefetchError && <Notice tone="warning">{texts.refreshFailed}</Notice>}
          {feeds.some(({ mode }) => mode === 'samples') && (
            <Muted size="small">{texts.samplesShown}</Muted>
          )}
          <DataTable
            caption={texts.table}
            columns={columns}
            hidden={emptyColumns(feeds)}
            rows={feeds}
            rowKey={({ title }) => title}
          />
        </>
      )}
    </QueryView>
  );
}

/** Columns whose cells are all empty while no feed is live. */
const emptyWhenOff = { asked: 'asked_at', next: 'next_at', error: 'last_error' } as const;

const emptyColumns = (feeds: readonly SourceHealth[]) =>
  Object.entries(emptyWhenOff)
    .filter(([, field]) => feeds.every((feed) => feed[field] === null))
    .map(([column]) => column);

/** Returns the state of a live feed's answers; for other feeds their mode. */
function standingOf({ mode, state }: Pick<SourceHealth, 'mode' | 'state'>) {
  return mode === 'live' ? state : mode;
}

const tones = {
  fresh: 'success',
  old: 'warning',
  failing: 'danger',
  samples: 'accent',
  off: 'neutral',
} as const satisfies Record<ReturnType<typeof standingOf>, string>;

function useFeedColumns(): Column<SourceHealth>[] {
  const { columns, standings } = useMessages(feedMessages);
  const language = useLanguage();

  return [
    {
      key: 'feed',
      header: columns.feed,
      isNameless: true,
      cell: ({ title }) => (
        <span lang="en" className={styles.feed}>
          {title}
        </span>
      ),
    },
    {
      key: 'state',
      header: columns.state,
      isNameless: true,
      cell: (feed) => <Badge tone={tones[standingOf(feed)]}>{standings[standingOf(feed)]}</Badge>,
    },
    { key: 'answered', header: columns.answered, cell: (feed) => <LastAnswer feed={feed} /> },
    { key: 'asked', header: columns.asked, cell: ({ asked_at }) => <Moment at={asked_at} /> },
    { key: 'next', header: columns.next, cell: ({ next_at }) => <Moment at={next_at} /> },
    {
      key: 'alerts',
      header: columns.alerts,
      isNumber: true,
      cell: ({ alerts }) => (alerts === undefined ? <NoValue /> : formatNumber(alerts, language)),
    },
    { key: 'error', header: columns.error, cell: (feed) => <LastError feed={feed} /> },
  ];
}

type AnsweredFeed = Pick<SourceHealth, 'mode' | 'answered_at' | 'age_seconds'>;

/** Shows the time of the last answer, or the day of the sample, and how long ago it was by the server's clock. */
export function LastAnswer({ feed }: { feed: AnsweredFeed }) {
  const language = useLanguage();
  const { mode, answered_at, age_seconds } = feed;
  const sampleDay = mode === 'samples' && answered_at?.slice(0, 10);

  return (
    <span className={styles.line}>
      {sampleDay ? (
        <time dateTime={sampleDay}>{formatDate(sampleDay, language)}</time>
      ) : (
        <Moment at={answered_at} />
      )}
      {age_seconds !== null && (
        <span className={styles.detail}>{formatAgo(0, age_seconds * 1_000, language)}</span>
      )}
    </span>
  );
}

function LastError({ feed: { last_error, failures } }: { feed: SourceHealth }) {
  const { failedTimes } = useMessages(feedMessages);
  if (last_error === null) return <NoValue />;

  return (
    <span className={styles.lines}>
      <span lang="en">{last_error}</span>
      {failures > 0 && <span className={styles.detail}>{failedTimes({ times: failures })}</span>}
    </span>
  );
}
