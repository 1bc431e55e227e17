import type { MailState, OutboxMail } from '@camp/contracts/staff/outbox';
import { retryMail } from '@camp/contracts/staff/outbox';
import { api, useInfiniteQuery, useQueryClient } from '@camp/shell-api';
import { ActButton } from '@camp/ui/acts/ActionButton';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Badge } from '@camp/ui/data/Badge';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useStaffAct } from '@camp/staff/acts/useStaffAct';
import { PagedList } from '@camp/staff/list/PagedList';
import { Moment } from '@camp/staff/display/values';
import { messages as outboxMessages } from '#features/outbox/messages.ts';
import { recordMessages } from './record-messages.ts';
import { mailsQuery, personKey } from './person.queries.ts';
import styles from './person.module.css';

/** States that ask for a look; a mail that was sent needs no mark. */
const tones: Partial<Record<MailState, 'warning' | 'danger' | 'neutral'>> = {
  failed: 'warning',
  dead: 'danger',
  queued: 'neutral',
  sending: 'neutral',
};

/** The mails to a person, newest first. */
export function Mails({ id }: { id: number }) {
  const texts = useMessages(recordMessages).mails;

  return (
    <PagedList
      query={useInfiniteQuery(mailsQuery(id))}
      rowsOf={({ mails }) => mails}
      texts={{ loading: texts.loading, failed: texts.loadFailed, showing: texts.showing }}
      empty={
        <EmptyState of="events" size="list" title={texts.none}>
          {texts.noneText}
        </EmptyState>
      }
    >
      {(mails) => (
        <ol className={styles.rows} aria-label={texts.title}>
          {mails.map((mail) => (
            <MailRow key={mail.id} id={id} mail={mail} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function MailRow({ id, mail }: { id: number; mail: OutboxMail }) {
  const texts = useMessages(recordMessages).mails;
  const { states } = useMessages(outboxMessages);
  const queries = useQueryClient();
  const { subject, state, recipient, created_at, sent_at, last_error } = mail;
  const resend = useStaffAct({
    label: texts.resend,
    call: () => api(retryMail, { params: { id: mail.id } }),
    done: () => texts.resent({ recipient }),
    failed: texts.resendFailed,
    refresh: () => queries.invalidateQueries({ queryKey: personKey(id) }),
  });
  const tone = tones[state];
  const mayResend = state === 'failed' || state === 'dead';

  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <Moment at={sent_at ?? created_at} />
      </span>
      <span className={styles.what}>
        {subject}
        <span className={styles.detail}>
          {texts.to({ recipient })}
          {mayResend && last_error && <span lang="en"> · {last_error}</span>}
        </span>
        {resend.failure && <ActFailure {...resend.failure} />}
      </span>
      <span className={styles.end}>
        {tone ? <Badge tone={tone}>{states[state]}</Badge> : states[state]}
        {mayResend && <ActButton act={resend} />}
      </span>
    </li>
  );
}
