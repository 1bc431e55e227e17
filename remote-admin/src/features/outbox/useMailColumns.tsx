import type { MailState, OutboxMail } from '@camp/contracts/staff/outbox';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import type { Column } from '@camp/ui/data/DataTable';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { EmailAddress, Moment } from '#display/values.tsx';
import { QuietButton, RowActions } from '#display/actions.tsx';
import { messages } from './messages.ts';
import { type Outcome, useRetry } from './outbox.queries.ts';
import styles from './outbox.module.css';

const stateTones = {
  queued: 'neutral',
  sending: 'accent',
  sent: 'success',
  failed: 'warning',
  dead: 'danger',
} as const satisfies Record<MailState, string>;

interface Options {
  onOutcome: (outcome: Outcome) => void;
  onPreview: (mail: OutboxMail) => void;
}

/** The outbox's columns, with what can be done about each mail. */
export function useMailColumns({ onOutcome, onPreview }: Options): Column<OutboxMail>[] {
  const texts = useMessages(messages);
  const { columns } = texts;

  return [
    { key: 'id', header: columns.id, cell: ({ id }) => id },
    {
      key: 'recipient',
      header: columns.recipient,
      cell: ({ recipient }) => (
        <span className={styles.address}>
          <EmailAddress email={recipient} />
        </span>
      ),
    },
    {
      key: 'subject',
      header: columns.subject,
      cell: ({ subject }) => <span className={styles.subject}>{subject}</span>,
    },
    {
      key: 'state',
      header: columns.state,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{texts.states[state]}</Badge>,
    },
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
          '—'
        ) : (
          <span lang="en" className={styles.error}>
            {shorten(last_error)}
          </span>
        ),
    },
    {
      key: 'created-sent',
      header: columns.createdSent,
      cell: ({ created_at, sent_at }) => (
        <span className={styles.lines}>
          <Moment at={created_at} />
          <Moment at={sent_at} />
        </span>
      ),
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (mail) => (
        <RowActions isColumn>
          {(mail.state === 'failed' || mail.state === 'dead') && (
            <RetryButton mail={mail} onOutcome={onOutcome} />
          )}
          <QuietButton onClick={() => onPreview(mail)}>
            {texts.preview}
            <VisuallyHidden> {texts.mailOf(mail.id)}</VisuallyHidden>
          </QuietButton>
        </RowActions>
      ),
    },
  ];
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
      <VisuallyHidden> {texts.mailOf(mail.id)}</VisuallyHidden>
    </Button>
  );
}

const maxCharacters = 120;

/** A text cut to at most 120 characters, after a whole word where there is one. */
export function shorten(text: string): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters).replace(/\s+\S*$/, '')}…`;
}
