import type { AuditEntry } from '@camp/contracts/staff/audit';
import { ApiCallError, Link, useQuery, useSearchParams } from '@camp/shell-api';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { Badge } from '@camp/ui/data/Badge';
import { JsonView } from '@camp/ui/data/JsonView';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { Loading } from '@camp/ui/feedback/Loading';
import { Notice } from '@camp/ui/feedback/Notice';
import { RetryNotice } from '@camp/ui/feedback/QueryView';
import { PersonName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { Moment } from '#display/values.tsx';
import { actionTone } from './action-tone.ts';
import styles from './audit.module.css';
import { auditEntryQuery } from './audit.queries.ts';
import { entryLink, entryParameter, idIn, withoutEntry } from './entry-address.ts';
import { failureText } from './failure-text.ts';
import { messages } from './messages.ts';

interface Props {
  /** The entries on screen; the opened one is often among them. */
  listed: readonly AuditEntry[];
}

/** One entry, opened over the log by the page's address. */
export function EntryDialog({ listed }: Props) {
  const texts = useMessages(messages).entry;
  const [params, setParams] = useSearchParams();
  const opened = params.get(entryParameter);
  /* The entry stays while the dialog fades out. */
  const [last, setLast] = useState(opened ?? '');
  if (opened !== null && opened !== last) setLast(opened);
  const id = idIn(last);

  function close() {
    setParams(withoutEntry(params), { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog
      open={opened !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={texts.title(last)}
      footer={
        id !== null && (
          <CopyButton label={texts.copyLink} text={entryLink(id)} confirmedForMs={1_800} />
        )
      }
    >
      {id === null ? (
        <Notice tone="warning">{texts.unknown(last)}</Notice>
      ) : (
        <OneEntry id={id} listed={listed.find((entry) => entry.id === id)} />
      )}
    </Dialog>
  );
}

function OneEntry({ id, listed }: { id: number; listed: AuditEntry | undefined }) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = useQuery(auditEntryQuery({ id, listed }));

  if (data) return <EntryFacts entry={data} />;
  if (!error) return <Loading label={texts.loading} />;
  if (error instanceof ApiCallError && error.status === 404) {
    return <Notice tone="warning">{texts.entry.unknown(String(id))}</Notice>;
  }
  return (
    <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
      {failureText(error, texts.failed)}
    </RetryNotice>
  );
}

/** All fields of one entry. */
function EntryFacts({ entry }: { entry: AuditEntry }) {
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
      <dt className={styles.wide}>{columns.details}</dt>
      <dd className={styles.wide}>
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
      <Link to={`/u/${encodeURIComponent(username)}`}>
        <PersonName name={username} />
      </Link>{' '}
      #{id}
    </>
  );
}
