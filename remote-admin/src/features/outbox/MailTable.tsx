import {
  type listOutbox,
  type MailState,
  mailStates,
  type OutboxMail,
} from '@camp/contracts/outbox';
import type { CallResult } from '@camp/contracts/endpoint';
import { DataTable } from '@camp/ui/data/DataTable';
import { EmptyState } from '@camp/ui/feedback/EmptyState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { ComponentProps } from 'react';
import { OlderRows } from '#display/OlderRows.tsx';
import type { Outcome } from './MailOutcome.tsx';
import { messages } from './messages.ts';
import { useMailColumns } from './useMailColumns.tsx';

interface Props {
  state: MailState | undefined;
  pages: readonly CallResult<typeof listOutbox>[];
  query: ComponentProps<typeof OlderRows>['query'];
  onOutcome: (outcome: Outcome) => void;
  onPreview: (mail: OutboxMail) => void;
}

/** The mails of one state, or of all, and the way to older ones. */
export function MailTable({ state, pages, query, onOutcome, onPreview }: Props) {
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
      <OlderRows said={texts.showing(mails.length, Math.max(total, mails.length))} query={query} />
    </>
  );
}
