import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  type listOutbox,
  type MailState,
  mailStates,
  type OutboxMail,
} from '@camp/contracts/staff/outbox';
import { useInfiniteQuery } from '@camp/shell-api';
import { DataTable } from '@camp/ui/data/DataTable';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Stack } from '@camp/ui/layout/spacing';
import { type ComponentProps, useState } from 'react';
import { OlderRows } from '#display/OlderRows.tsx';
import { MailPreview } from './MailPreview.tsx';
import { messages } from './messages.ts';
import { outboxQuery, type Outcome } from './outbox.queries.ts';
import styles from './outbox.module.css';
import { StateFilter } from './StateFilter.tsx';
import { useMailColumns } from './useMailColumns.tsx';

interface Props {
  /** The only state to show; every state when absent. */
  state: MailState | undefined;
  onOutcome: (outcome: Outcome) => void;
}

/** The mails of one state, or of all; those shown stay while others load. */
export function Outbox({ state, onOutcome }: Props) {
  const texts = useMessages(messages);
  const [previewed, setPreviewed] = useState<OutboxMail | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const query = useInfiniteQuery({
    ...outboxQuery(state),
    /* The focus goes back to the mail's row, which must not leave the list meanwhile. */
    ...(isPreviewOpen && { refetchInterval: false }),
  });
  const { error, isPlaceholderData } = query;

  function preview(mail: OutboxMail) {
    setPreviewed(mail);
    setPreviewOpen(true);
  }

  return (
    <QueryView
      query={query}
      title={texts.loadFailed}
      failed={(reason) => errorMessage(reason, texts.loadFailedText)}
    >
      {({ pages }) => (
        <Stack
          gap={4}
          className={styles.outbox}
          aria-busy={isPlaceholderData}
          data-stale={isPlaceholderData}
        >
          <StateFilter current={state} counts={pages[0]?.counts} />
          {query.isRefetchError && (
            <Notice tone="warning">{errorMessage(error, texts.refreshFailed)}</Notice>
          )}
          <MailTable
            state={state}
            pages={pages}
            query={query}
            onOutcome={onOutcome}
            onPreview={preview}
          />
          {previewed && (
            <MailPreview
              key={previewed.id}
              mail={previewed}
              isOpen={isPreviewOpen}
              onClose={() => setPreviewOpen(false)}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

interface TableProps extends Props {
  pages: readonly CallResult<typeof listOutbox>[];
  query: ComponentProps<typeof OlderRows>['query'];
  onPreview: (mail: OutboxMail) => void;
}

function MailTable({ state, pages, query, onOutcome, onPreview }: TableProps) {
  const texts = useMessages(messages);
  const columns = useMailColumns({ onOutcome, onPreview });
  const mails = pages.flatMap((page) => page.mails);
  const counts = pages[0]?.counts;
  const states: readonly MailState[] = state ? [state] : mailStates;
  const total = states.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);

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
      <OlderRows
        status={texts.showing(mails.length, Math.max(total, mails.length))}
        query={query}
      />
    </>
  );
}
