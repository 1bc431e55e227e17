import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  type listOutbox,
  mailSearchLength,
  type MailState,
  mailStates,
  type OutboxMail,
} from '@camp/contracts/staff/outbox';
import { useInfiniteQuery, useNavigate } from '@camp/shell-api';
import { DataTable } from '@camp/ui/data/DataTable';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Stack } from '@camp/ui/layout/spacing';
import { type ComponentProps, useState } from 'react';
import { OlderRows } from '#display/OlderRows.tsx';
import { QuietButton } from '#display/actions.tsx';
import { NoneFound } from '#filters/NoneFound.tsx';
import { SettledSearch } from '#filters/SettledSearch.tsx';
import { StateLinks } from '#filters/StateLinks.tsx';
import { MailPreview } from './MailPreview.tsx';
import { messages } from './messages.ts';
import {
  addressOf,
  type MailFilter,
  outboxQuery,
  type Outcome,
  useRetryAll,
} from './outbox.queries.ts';
import { useMailColumns } from './useMailColumns.tsx';
import styles from './outbox.module.css';

interface Props {
  filter: MailFilter;
  onOutcome: (outcome: Outcome) => void;
}

/** The matching mails; those shown stay while others load. */
export function Outbox({ filter, onOutcome }: Props) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const [previewed, setPreviewed] = useState<OutboxMail | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const query = useInfiniteQuery({
    ...outboxQuery(filter),
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
          gap="16px"
          className={styles.outbox}
          aria-busy={isPlaceholderData}
          data-stale={isPlaceholderData}
        >
          <div className={styles.toolbar}>
            <SettledSearch
              {...texts.search}
              maxLength={mailSearchLength}
              value={filter.search ?? ''}
              onSettle={(search) =>
                void navigate(
                  { search: addressOf({ ...filter, search }) },
                  { replace: true, preventScrollReset: true },
                )
              }
            />
            <StateFilter filter={filter} counts={pages[0]?.counts} />
            {!filter.search && pages[0]?.counts.dead !== 0 && (
              <RetryAllButton onOutcome={onOutcome} />
            )}
          </div>
          {query.isRefetchError && (
            <Notice tone="warning">{errorMessage(error, texts.refreshFailed)}</Notice>
          )}
          <MailTable
            filter={filter}
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

function RetryAllButton({ onOutcome }: Pick<Props, 'onOutcome'>) {
  const texts = useMessages(messages);
  const retry = useRetryAll(onOutcome);

  return (
    <QuietButton
      pending={retry.isPending}
      pendingLabel={texts.retrying}
      onClick={() => retry.mutate()}
    >
      {texts.retryAll}
    </QuietButton>
  );
}

interface TableProps extends Props {
  pages: readonly CallResult<typeof listOutbox>[];
  query: ComponentProps<typeof OlderRows>['query'];
  onPreview: (mail: OutboxMail) => void;
}

function MailTable({ filter, pages, query, onOutcome, onPreview }: TableProps) {
  const texts = useMessages(messages);
  const { state } = filter;
  const mails = pages.flatMap((page) => page.mails);
  const hasFailures = mails.some((mail) => mail.last_error !== null || mail.state === 'failed');
  const columns = useMailColumns({ onOutcome, onPreview, hasFailures });
  const counts = pages[0]?.counts;
  const states: readonly MailState[] = state ? [state] : mailStates;
  const total = states.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);

  if (mails.length === 0) return <NoMails filter={filter} />;
  return (
    <>
      <DataTable caption={texts.outbox} columns={columns} rows={mails} rowKey={({ id }) => id} />
      <OlderRows
        status={texts.showing(mails.length, Math.max(total, mails.length))}
        query={query}
      />
      {mails.some((mail) => mail.state === 'sent') && (
        <p className={styles.note}>{texts.notKept}</p>
      )}
    </>
  );
}

function NoMails({ filter: { state, search } }: { filter: MailFilter }) {
  const texts = useMessages(messages);

  if (search)
    return <NoneFound texts={texts} withoutSearch={addressOf({ state, search: undefined })} />;
  return (
    <EmptyState of="events" size="list" title={state ? texts.noneIn[state] : texts.none}>
      {state === undefined && texts.noneText}
    </EmptyState>
  );
}

interface StateFilterProps {
  filter: MailFilter;
  counts: CallResult<typeof listOutbox>['counts'] | undefined;
}

/** Links to the mails of each state, with their number. */
function StateFilter({ filter: { state: current, search: text }, counts }: StateFilterProps) {
  const texts = useMessages(messages);
  const total = counts && mailStates.reduce((sum, state) => sum + counts[state], 0);
  const choices = [
    {
      name: texts.all,
      search: addressOf({ state: undefined, search: text }),
      count: total,
      isCurrent: current === undefined,
    },
    ...mailStates.map((state) => ({
      name: texts.choices[state],
      search: addressOf({ state, search: text }),
      count: counts?.[state],
      isCurrent: current === state,
    })),
  ];

  return <StateLinks label={texts.filter} choices={choices} />;
}
