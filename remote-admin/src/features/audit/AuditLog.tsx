import type { AuditEntry } from '@camp/contracts/audit';
import { useSearchParams } from '@camp/shell-api';
import { DataTable } from '@camp/ui/data/DataTable';
import { EmptyState } from '@camp/ui/feedback/EmptyState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { RetryNotice } from '@camp/ui/feedback/RetryNotice';
import { useRef } from 'react';
import styles from './AuditLog.module.css';
import type { AuditFilter } from './audit-filter.ts';
import { columnsOf } from './columns.tsx';
import { withEntry } from './entry-address.ts';
import { failureText } from './failure-text.ts';
import { LogFooter } from './LogFooter.tsx';
import { messages } from './messages.ts';
import type { useAuditLog } from './useAuditLog.ts';

interface Props {
  log: ReturnType<typeof useAuditLog>;
  isNarrowed: boolean;
  onOnly: (change: Partial<AuditFilter>) => void;
}

/** The entries in one of their four states; those already here stay while others are fetched. */
export function AuditLog({ log, isNarrowed, onOnly }: Props) {
  const { query, shown, isSettling } = log;
  const texts = useMessages(messages);
  const { data, error, isFetching } = query;
  const lastPage = data?.pages.at(-1);
  const frame = useRef<HTMLDivElement>(null);

  /* The banner goes while it is tried again: the focus must not get lost with its button. */
  function retry() {
    frame.current?.focus({ preventScroll: true });
    void query.refetch();
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.log} aria-busy={isFetching}>
      {error !== null && (
        <RetryNotice isRetrying={isFetching} onRetry={retry} retrying={texts.refreshing}>
          {failureText(error, texts.failed)}
        </RetryNotice>
      )}
      {shown.length > 0 && <Entries entries={shown} onOnly={onOnly} />}
      {shown.length === 0 && isSettling && <Loading label={texts.loading} />}
      {shown.length === 0 && !isSettling && lastPage && (
        <NoEntries isNarrowed={isNarrowed} hasOlder={query.hasNextPage} />
      )}
      {lastPage && !isSettling && (
        <LogFooter
          shown={shown.length}
          lookedBackTo={lastPage.searched_back_to}
          hasOlder={query.hasNextPage}
          isLoadingOlder={query.isFetchingNextPage}
          onLoadOlder={() => query.fetchNextPage()}
        />
      )}
    </div>
  );
}

interface EntriesProps extends Pick<Props, 'onOnly'> {
  entries: readonly AuditEntry[];
}

function Entries({ entries, onOnly }: EntriesProps) {
  const texts = useMessages(messages);
  const [params] = useSearchParams();
  const columns = columnsOf({ texts, entryAddress: (id) => withEntry(params, id), onOnly });

  return <DataTable caption={texts.log} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}

function NoEntries({ isNarrowed, hasOlder }: { isNarrowed: boolean; hasOlder: boolean }) {
  const { noLogs, nothingYet, nothingFits, nothingFitsSoFar } = useMessages(messages);
  if (!isNarrowed) return <EmptyState title={noLogs}>{nothingYet}</EmptyState>;
  return <EmptyState title={noLogs}>{hasOlder ? nothingFitsSoFar : nothingFits}</EmptyState>;
}
