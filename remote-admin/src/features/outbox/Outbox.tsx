import {
  mailSearchLength,
  type MailState,
  mailStates,
  type OutboxMail,
} from '@camp/contracts/staff/outbox';
import { useInfiniteQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { DataTable } from '@camp/ui/list/DataTable';
import { useState } from 'react';
import { QuietButton } from '@camp/staff/display/actions';
import type { QueryState } from '@camp/staff/filters/useQueryState';
import { StateList } from '@camp/staff/list/StateList';
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

  const { pages = [] } = query.data ?? {};
  const [first] = pages;
  const hasSent = pages.some(({ mails }) => mails.some(({ state }) => state === 'sent'));

  function preview(mail: OutboxMail) {
    setPreviewed(mail);
    setPreviewOpen(true);
  }

  return (
    <>
      <StateList
        list={list}
        query={query}
        rowsOf={({ mails }) => mails}
        maxLength={mailSearchLength}
        states={mailStates.map((state) => ({ state, name: texts.choices[state] }))}
        countOf={({ counts }, state) => sumOf(counts, state ? [state] : mailStates)}
        texts={texts}
        empty="events"
        controls={
          !list.state.search && first?.counts.dead !== 0 && <RetryAllButton onOutcome={onOutcome} />
        }
        foot={hasSent && <p className={styles.note}>{texts.notKept}</p>}
      >
        {(mails) => <MailTable mails={mails} onOutcome={onOutcome} onPreview={preview} />}
      </StateList>
      {previewed && (
        <MailPreview
          key={previewed.id}
          mail={previewed}
          isOpen={isPreviewOpen}
          onClose={() => setPreviewOpen(false)}
        />
      )}
    </>
  );
}

const sumOf = (counts: Record<MailState, number>, states: readonly MailState[]): number =>
  states.reduce((sum, state) => sum + counts[state], 0);

interface TableProps extends Pick<Props, 'onOutcome'> {
  mails: OutboxMail[];
  onPreview: (mail: OutboxMail) => void;
}

function MailTable({ mails, ...acts }: TableProps) {
  const texts = useMessages(messages);
  const hasFailures = mails.some((mail) => mail.last_error !== null || mail.state === 'failed');
  const columns = useMailColumns({ ...acts, hasFailures });
  /* From the first button on: one that is pressed stays when its mail is sent. */
  const [hadActs, setHadActs] = useState(false);
  const hasActs = hadActs || mails.some(({ state }) => state !== 'sent');
  if (hasActs !== hadActs) setHadActs(true);

  return (
    <DataTable
      caption={texts.outbox}
      columns={columns}
      hidden={hasActs ? [] : ['actions']}
      rows={mails}
      rowKey={({ id }) => id}
    />
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
