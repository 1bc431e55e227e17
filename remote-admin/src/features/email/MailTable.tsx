import {
  type listOutbox,
  type MailState,
  mailStates,
  type OutboxMail,
} from '@camp/contracts/outbox';
import type { CallResult } from '@camp/contracts/endpoint';
import { DataTable } from '@camp/ui/DataTable';
import { EmptyState } from '@camp/ui/EmptyState';
import { useMessages } from '@camp/ui/language';
import { ListEnd } from '@camp/ui/ListEnd';
import type { Outcome } from './MailOutcome.tsx';
import { messages } from './messages.ts';
import { useMailColumns } from './useMailColumns.tsx';

interface Props {
  state: MailState | undefined;
  query: {
    data: { pages: CallResult<typeof listOutbox>[] };
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  onOutcome: (outcome: Outcome) => void;
  onPreview: (mail: OutboxMail) => void;
}

/** The mails of one state, or of all, and the way to older ones. */
export function MailTable({ state, query, onOutcome, onPreview }: Props) {
  const texts = useMessages(messages);
  const columns = useMailColumns({ onOutcome, onPreview });
  const { pages } = query.data;
  const mails = pages.flatMap((page) => page.mails);
  const counts = pages[0]?.counts;
  const states: readonly MailState[] = state ? [state] : mailStates;
  const total = states.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);
  const showing = texts.showing(mails.length, Math.max(total, mails.length));

  if (mails.length === 0) {
    return (
      <EmptyState title={state ? texts.noneIn[state] : texts.none}>
        {state === undefined && texts.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable caption={texts.outbox} columns={columns} rows={mails} rowKey={({ id }) => id} />
      <ListEnd
        said={query.isFetchNextPageError ? `${showing} ${texts.olderFailed}` : showing}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        more={texts.loadOlder}
        loadingMore={texts.loading}
        onMore={() => query.fetchNextPage()}
      />
    </>
  );
}
