import { type CheckoutSession, recentSessions } from '@camp/contracts/staff/billing';
import { useInfiniteQuery } from '@camp/shell-api';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { Badge } from '@camp/ui/data/Badge';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { Loading } from '@camp/ui/feedback/Loading';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Muted } from '@camp/ui/layout/text';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { NoValue } from '@camp/ui/list/NoValue';
import { useRef, useState } from 'react';
import { Moment } from '@camp/staff/display/values';
import { OlderRows } from '@camp/staff/list/OlderRows';
import { pagesOf } from '@camp/staff/list/pages-of';
import { RefreshButton } from '#features/diagnostics/RefreshCard.tsx';
import { newestFirst, orderOf, type Sorting, type SortKey, turned } from './session-order.ts';
import { totalText } from './amount.ts';
import styles from './billing.module.css';
import { messages } from './messages.ts';

/** Newest first. Does not refetch by itself: each page is a call to the payment provider. */
const recentSessionsQuery = {
  ...pagesOf({
    key: ['admin', 'billing', 'sessions'],
    of: recentSessions,
    size: 20,
  }),
  refetchInterval: false,
  refetchOnWindowFocus: false,
} as const;

/** The latest checkouts; older ones on request. */
export function RecentSessions() {
  const texts = useMessages(messages);
  const [sorting, setSorting] = useState<Sorting>(newestFirst);
  const columns = useSessionColumns(sorting, setSorting);
  const query = useInfiniteQuery(recentSessionsQuery);
  const content = useRef<HTMLDivElement>(null);
  const sessions = query.data?.pages.flatMap((page) => page.sessions);
  const sorted = sessions?.toSorted(orderOf(sorting));

  /* The button goes away once there are sessions: the focus must not get lost with it. */
  async function refresh() {
    await query.refetch();
    content.current?.focus({ preventScroll: true });
  }

  return (
    <Section title={texts.recent}>
      <Stack gap="16px" ref={content} tabIndex={-1}>
        {query.isPending && <Loading />}
        {query.error && !sessions && (
          <Stack gap="12px" align="start">
            <Muted role="status">{texts.noData}</Muted>
            <RefreshButton
              label={texts.refresh}
              pendingLabel={texts.refreshing}
              of={texts.recent}
              onRefresh={refresh}
            />
          </Stack>
        )}
        {sessions?.length === 0 && (
          <EmptyState of="events" size="list" title={texts.empty}>
            {texts.emptyText}
          </EmptyState>
        )}
        {sorted && sorted.length > 0 && (
          <>
            <DataTable
              caption={texts.recent}
              columns={columns}
              rows={sorted}
              rowKey={({ id }) => id}
            />
            <OlderRows status={texts.showing({ count: sorted.length })} query={query} />
          </>
        )}
      </Stack>
    </Section>
  );
}

const statusTones = { complete: 'success', open: 'accent', expired: 'neutral' } as const;

/** The columns of docs/specification.md#billing. Unknown words are shown as the provider wrote them. */
function useSessionColumns(
  sorting: Sorting,
  onSort: (sorting: Sorting) => void,
): Column<CheckoutSession>[] {
  const { columns, modeNames, statusNames } = useMessages(messages);
  const language = useLanguage();
  const sort = (by: SortKey) => ({
    direction: sorting.by === by ? sorting.direction : null,
    onSort: () => onSort(turned(sorting, by)),
  });

  return [
    {
      key: 'id',
      header: columns.id,
      cell: ({ id }) => <SessionId id={id} />,
    },
    { key: 'mode', header: columns.mode, cell: ({ mode }) => known(modeNames, mode) ?? mode },
    {
      key: 'total',
      header: columns.total,
      isNumber: true,
      sort: sort('total'),
      cell: (session) => <span className={styles.total}>{totalText(session, language)}</span>,
    },
    {
      key: 'status',
      header: columns.status,
      cell: ({ status }) =>
        status === null ? (
          <NoValue />
        ) : (
          <Badge tone={known(statusTones, status) ?? 'neutral'}>
            {known(statusNames, status) ?? status}
          </Badge>
        ),
    },
    {
      key: 'created',
      header: columns.created,
      isNumber: true,
      sort: sort('created'),
      cell: ({ created }) => <Moment at={new Date(created * 1000).toISOString()} />,
    },
  ];
}

/** The provider's ids are longer than a column: the middle is left out, and a copy has all of it. */
function SessionId({ id }: { id: string }) {
  const { copyId } = useMessages(messages);
  const short = shortened(id);

  return (
    <span className={styles.id}>
      <code title={id}>{short}</code>
      {short !== id && <CopyButton label={copyId} text={id} confirmedForMs={1_800} />}
    </span>
  );
}

const longestId = 24;

/** Its first 14 and last 6 characters. */
const shortened = (id: string) =>
  id.length > longestId ? `${id.slice(0, 14)}…${id.slice(-6)}` : id;

/** The list's value for a word from outside; undefined when the list lacks the word. */
function known<Value>(list: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(list, word) ? list[word] : undefined;
}
