import type { ListView } from '@camp/contracts/staff/staff-lists';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { Loading } from '@camp/ui/feedback/Loading';
import { RetryNotice } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Stack } from '@camp/ui/layout/spacing';
import { ListEnd } from '@camp/ui/navigation/ListEnd';
import { useRef } from 'react';
import { Moment } from '@camp/staff/display/values';
import type { AuditFilter } from '#features/audit/filters/audit-filter.ts';
import type { useAuditLog } from './audit.queries.ts';
import { AuditTable } from '#features/audit/table/AuditTable.tsx';
import { failureText } from './failure-text.ts';
import { messages } from './messages.ts';

type Log = ReturnType<typeof useAuditLog>;

interface Props {
  log: Log;
  isFiltered: boolean;
  /** The details as JSON, or in words on one line. */
  density: ListView['density'];
  onFilter: (change: Partial<AuditFilter>) => void;
}

/** The entries: loading, failed, none or listed. Those shown stay while others load. */
export function AuditLog({ log, isFiltered, density, onFilter }: Props) {
  const { query, shown, isSettling } = log;
  const texts = useMessages(messages);
  const { data, error, isFetching } = query;
  const frame = useRef<HTMLDivElement>(null);

  /* The failure goes away while it is tried again: the focus must not get lost with its button. */
  function retry() {
    frame.current?.focus({ preventScroll: true });
    void query.refetch();
  }

  return (
    <Stack gap="16px" ref={frame} tabIndex={-1} aria-busy={isFetching}>
      {error !== null && (
        <RetryNotice isRetrying={isFetching} onRetry={retry} retrying={texts.refreshing}>
          {failureText(error, texts.failed)}
        </RetryNotice>
      )}
      {shown.length > 0 && <AuditTable entries={shown} density={density} onFilter={onFilter} />}
      {shown.length === 0 && isSettling && <Loading label={texts.loading} />}
      {shown.length === 0 && !isSettling && data && (
        <NoEntries isFiltered={isFiltered} hasOlder={query.hasNextPage} />
      )}
      {!isSettling && data && <LogEnd log={log} />}
    </Stack>
  );
}

function NoEntries({ isFiltered, hasOlder }: { isFiltered: boolean; hasOlder: boolean }) {
  const { noLogs, nothingYet, nothingFits, nothingFitsSoFar } = useMessages(messages);
  if (!isFiltered)
    return (
      <EmptyState of="events" size="list" title={noLogs}>
        {nothingYet}
      </EmptyState>
    );
  return (
    <EmptyState of="matches" size="list" title={noLogs}>
      {hasOlder ? nothingFitsSoFar : nothingFits}
    </EmptyState>
  );
}

/** Shows how much of the log is on screen, how far back a search has got, and the button for older entries. */
function LogEnd({ log: { query, shown } }: Pick<Props, 'log'>) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const lookedBackTo = query.data?.pages.at(-1)?.searched_back_to;

  return (
    <ListEnd
      status={
        <>
          <p>{texts.showing({ count: formatNumber(shown.length, language) })}</p>
          {lookedBackTo && (
            <p>
              {texts.lookedBackTo} <Moment at={lookedBackTo} precision="second" />
            </p>
          )}
        </>
      }
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      more={texts.loadOlder}
      loadingMore={texts.loading}
      onMore={() => query.fetchNextPage()}
    />
  );
}
