import type { MailState, OutboxMail } from '@camp/contracts/staff/outbox';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import type { Column } from '@camp/ui/list/column';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { NoValue } from '@camp/ui/list/NoValue';
import { useState } from 'react';
import { Moment, Recent } from '@camp/staff/display/values';
import { QuietButton, RowActions } from '@camp/staff/display/actions';
import { messages } from './messages.ts';
import { type Outcome, useRetry } from './outbox.queries.ts';
import styles from './outbox.module.css';

const stateTones = {
  queued: 'neutral',
  sending: 'accent',
  failed: 'warning',
  dead: 'danger',
} as const satisfies Record<Exclude<MailState, 'sent'>, string>;

interface Options {
  onOutcome: (outcome: Outcome) => void;
  onPreview: (mail: OutboxMail) => void;
  /** True if any of the mails is tried again or was given up: only then is there an error to show. */
  hasFailures: boolean;
}

/** The outbox's columns, with the actions for each mail. */
export function useMailColumns({
  onOutcome,
  onPreview,
  hasFailures,
}: Options): Column<OutboxMail>[] {
  const texts = useMessages(messages);
  const failureColumns = useFailureColumns();
  const { columns } = texts;

  return [
    {
      key: 'recipient',
      header: columns.recipient,
      isNameless: true,
      cell: (mail) => <Recipient mail={mail} />,
    },
    {
      key: 'subject',
      header: columns.subject,
      isNameless: true,
      cell: ({ subject }) => (
        <span className={styles.subject} title={subject}>
          {subject}
        </span>
      ),
    },
    {
      key: 'state',
      header: columns.state,
      isNameless: true,
      cell: ({ state }) =>
        /* Good news is text. */
        state === 'sent' ? (
          texts.states.sent
        ) : (
          <Badge tone={stateTones[state]}>{texts.states[state]}</Badge>
        ),
    },
    {
      key: 'time',
      header: columns.time,
      isNameless: true,
      cell: (mail) => <MailTime mail={mail} />,
    },
    ...(hasFailures ? failureColumns : []),
    {
      key: 'actions',
      header: columns.actions,
      isNameless: true,
      cell: (mail) => (
        <RowActions>
          {(mail.state === 'failed' || mail.state === 'dead') && (
            <RetryButton mail={mail} onOutcome={onOutcome} />
          )}
          <PreviewButton mail={mail} onPreview={onPreview} />
        </RowActions>
      ),
    },
  ];
}

function Recipient({ mail: { recipient } }: { mail: OutboxMail }) {
  return (
    <span className={styles.address} title={recipient}>
      {recipient}
    </span>
  );
}

/** Shows when a mail was sent, with the time of writing in the tooltip; before that, when it was written. */
function MailTime({ mail: { created_at, sent_at } }: { mail: OutboxMail }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const written = texts.written({ at: formatMoment(created_at, 'second', language) });

  return (
    <span className={styles.time}>
      <Recent at={sent_at ?? created_at} more={sent_at ? written : undefined} />
    </span>
  );
}

/** Returns the columns that only views with failures need. */
function useFailureColumns(): Column<OutboxMail>[] {
  const { columns } = useMessages(messages);

  return [
    { key: 'attempts', header: columns.attempts, cell: ({ attempts }) => attempts },
    {
      key: 'next-try',
      header: columns.nextTry,
      cell: ({ next_attempt_at }) => <Moment at={next_attempt_at} />,
    },
    {
      key: 'last-error',
      header: columns.lastError,
      cell: ({ last_error }) =>
        last_error === null ? (
          <NoValue />
        ) : (
          <span lang="en" className={styles.error}>
            {shorten(last_error)}
          </span>
        ),
    },
  ];
}

/**
 * The text of a sent mail is not kept, so there is nothing to read. A mail that is sent while on screen
 * keeps its button, which may have the focus.
 */
function PreviewButton({ mail, onPreview }: { mail: OutboxMail } & Pick<Options, 'onPreview'>) {
  const texts = useMessages(messages);
  const [isOffered] = useState(mail.state !== 'sent');

  if (!isOffered) return null;
  return (
    <QuietButton onClick={() => onPreview(mail)}>
      {texts.preview}
      <VisuallyHidden> {texts.mailOf({ id: mail.id })}</VisuallyHidden>
    </QuietButton>
  );
}

function RetryButton({ mail, onOutcome }: { mail: OutboxMail } & Pick<Options, 'onOutcome'>) {
  const texts = useMessages(messages);
  const retry = useRetry(mail.id, onOutcome);

  return (
    <Button
      variant="secondary"
      size="small"
      pending={retry.isPending}
      pendingLabel={texts.retrying}
      onClick={() => retry.mutate()}
    >
      {texts.retry}
      <VisuallyHidden> {texts.mailOf({ id: mail.id })}</VisuallyHidden>
    </Button>
  );
}

const maxCharacters = 120;

/** A text cut to at most 120 characters, after a whole word where there is one. */
export function shorten(text: string): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters).replace(/\s+\S*$/, '')}…`;
}
