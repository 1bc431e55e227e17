import type { AuditEntry } from '@camp/contracts/audit';
import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { JsonView } from '@camp/ui/data/JsonView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Moment } from '#display/Moment.tsx';
import { actionTone } from './action-tone.ts';
import styles from './EntryDialog.module.css';
import { messages } from './messages.ts';

/** All fields of one entry. */
export function EntryFacts({ entry }: { entry: AuditEntry }) {
  const { columns, detailsOf } = useMessages(messages);

  return (
    <dl className={styles.facts}>
      <dt>{columns.id}</dt>
      <dd>{entry.id}</dd>
      <dt>{columns.when}</dt>
      <dd>
        <Moment at={entry.created_at} precision="second" />
        <span className={styles.utc}>{entry.created_at}</span>
      </dd>
      <dt>{columns.action}</dt>
      <dd>
        <Badge tone={actionTone(entry.action)}>{entry.action}</Badge>
      </dd>
      <dt>{columns.actor}</dt>
      <dd>
        <Who id={entry.actor_user_id} username={entry.actor_username} />
      </dd>
      <dt>{columns.target}</dt>
      <dd>
        <Who id={entry.target_user_id} username={entry.target_username} />
      </dd>
      <dt>{columns.ip}</dt>
      <dd>{entry.request_ip || '—'}</dd>
      <dt>{columns.userAgent}</dt>
      <dd>{entry.user_agent || '—'}</dd>
      <dt className={styles.details}>{columns.details}</dt>
      <dd className={styles.details}>
        <JsonView value={entry.details} label={detailsOf(entry.id)} collapsedLines={40} />
      </dd>
    </dl>
  );
}

function Who({ id, username }: { id: number | null; username: string | null }) {
  if (id === null) return '—';
  if (username === null) return `#${id}`;
  return (
    <>
      <Link to={`/u/${encodeURIComponent(username)}`}>{username}</Link> #{id}
    </>
  );
}
