import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  type listOutbox,
  mailSearchLength,
  type MailState,
  mailStates,
  type OutboxMail,
} from '@camp/contracts/staff/outbox';
import { useInfiniteQuery } from '@camp/shell-api';
import { DataTable } from '@camp/ui/list/DataTable';
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
import type { QueryState } from '#filters/useQueryState.ts';
import { MailPreview } from './MailPreview.tsx';
import { messages } from './messages.ts';
import { type MailFilter, outboxQuery, type Outcome, useRetryAll } from './outbox.queries.ts';
import { useMailColumns } from './useMailColumns.tsx';
import styles from './outbox.module.css';

interface Props {
  list: QueryState<MailFilter>;
  onOutcome: (outcome: Outcome) => void;
}

/** The matching mails; those shown stay while others load. */
export function Outbox({ list, onOutcome }: Props) {
  const texts = useMessages(messages);
  const [previewed, setPreviewed] = useState<OutboxMail | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const query = useInfiniteQuery({
    ...outboxQuery(list.state),
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
              value={list.state.search ?? ''}
              onSettle={(text) => list.type('search', text)}
            />
            <StateFilter list={list} counts={pages[0]?.counts} />
            {!list.state.search && pages[0]?.counts.dead !== 0 && (
              <RetryAllButton onOutcome={onOutcome} />
            )}
          </div>
          {query.isRefetchError && (
            <Notice tone="warning">{errorMessage(error, texts.refreshFailed)}</Notice>
          )}
          <MailTable
            list={list}
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

function MailTable({ list, pages, query, onOutcome, onPreview }: TableProps) {
  const texts = useMessages(messages);
  const { state } = list.state;
  const mails = pages.flatMap((page) => page.mails);
  const hasFailures = mails.some((mail) => mail.last_error !== null || mail.state === 'failed');
  const columns = useMailColumns({ onOutcome, onPreview, hasFailures });
  const counts = pages[0]?.counts;
  const states: readonly MailState[] = state ? [state] : mailStates;
  const total = states.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);

  if (mails.length === 0) return <NoMails list={list} />;
  return (
    <>
      <DataTable caption={texts.outbox} columns={columns} rows={mails} rowKey={({ id }) => id} />
      <OlderRows
        status={texts.showing({ shown: mails.length, total: Math.max(total, mails.length) })}
        query={query}
      />
      {mails.some((mail) => mail.state === 'sent') && (
        <p className={styles.note}>{texts.notKept}</p>
      )}
    </>
  );
}

function NoMails({ list }: Pick<Props, 'list'>) {
  const texts = useMessages(messages);
  const { state, search } = list.state;

  if (search) return <NoneFound texts={texts} withoutSearch={list.searchWith({ search: '' })} />;
  return (
    <EmptyState of="events" size="list" title={state ? texts.noneIn[state] : texts.none}>
      {state === undefined && texts.noneText}
    </EmptyState>
  );
}

interface StateFilterProps extends Pick<Props, 'list'> {
  counts: CallResult<typeof listOutbox>['counts'] | undefined;
}

/** Links to the mails of each state, with their number. */
function StateFilter({ list, counts }: StateFilterProps) {
  const texts = useMessages(messages);
  const total = counts && mailStates.reduce((sum, state) => sum + counts[state], 0);

  return (
    <StateLinks
      label={texts.filter}
      list={list}
      choices={[
        { state: undefined, name: texts.all, count: total },
        ...mailStates.map((state) => ({
          state,
          name: texts.choices[state],
          count: counts?.[state],
        })),
      ]}
    />
  );
}
