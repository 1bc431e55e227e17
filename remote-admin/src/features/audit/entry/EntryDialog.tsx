import type { AuditEntry } from '@camp/contracts/staff/audit';
import { ApiCallError, Link, useQuery, useSearchParams } from '@camp/shell-api';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { JsonView } from '@camp/ui/data/JsonView';
import { SidePanel } from '@camp/ui/dialogs/SidePanel';
import { Loading } from '@camp/ui/feedback/Loading';
import { Notice } from '@camp/ui/feedback/Notice';
import { RetryNotice } from '@camp/ui/feedback/QueryView';
import { PersonName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { useActionName } from '#display/action-name.ts';
import { Moment } from '@camp/staff/display/values';
import { ActionBadge } from './ActionBadge.tsx';
import styles from '#features/audit/audit.module.css';
import { auditEntryQuery } from '#features/audit/audit.queries.ts';
import { entryLink, entryParameter, idIn, withoutEntry } from './entry-address.ts';
import { failureText } from '#features/audit/failure-text.ts';
import { messages } from '#features/audit/messages.ts';
import { useDeviceName } from '#features/audit/useDeviceName.ts';

interface Props {
  /** The entries on screen; the opened one is often among them. */
  listed: readonly AuditEntry[];
}

/** One entry, opened next to the log by the page's address. */
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
    <SidePanel
      open={opened !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={texts.title({ id: last })}
      footer={
        id !== null && (
          <CopyButton label={texts.copyLink} text={entryLink(id)} confirmedForMs={1_800} />
        )
      }
    >
      {id === null ? (
        <Notice tone="warning">{texts.unknown({ id: last })}</Notice>
      ) : (
        <OneEntry id={id} listed={listed.find((entry) => entry.id === id)} />
      )}
    </SidePanel>
  );
}

function OneEntry({ id, listed }: { id: number; listed: AuditEntry | undefined }) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = useQuery(auditEntryQuery({ id, listed }));

  if (data) return <EntryFacts entry={data} />;
  if (!error) return <Loading label={texts.loading} />;
  if (error instanceof ApiCallError && error.status === 404) {
    return <Notice tone="warning">{texts.entry.unknown({ id: String(id) })}</Notice>;
  }
  return (
    <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
      {failureText(error, texts.failed)}
    </RetryNotice>
  );
}

/** All fields of one entry. */
function EntryFacts({ entry }: { entry: AuditEntry }) {
  const { columns, detailsOf, noDetails, entry: texts } = useMessages(messages);
  const device = useDeviceName(entry);
  const name = useActionName()(entry.action);

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
        <ActionBadge action={entry.action}>{name}</ActionBadge>
        {name && <code className={styles.utc}>{entry.action}</code>}
      </dd>
      <dt>{columns.actor}</dt>
      <dd>
        <Who id={entry.actor_user_id} username={entry.actor_username} was={entry.actor_was} />
      </dd>
      <dt>{columns.target}</dt>
      <dd>
        <Who id={entry.target_user_id} username={entry.target_username} was={entry.target_was} />
      </dd>
      <dt>{columns.ip}</dt>
      <dd>{entry.request_ip || '—'}</dd>
      <dt>{columns.userAgent}</dt>
      <dd>
        {device && <p>{device}</p>}
        <p className={styles.utc}>{entry.user_agent || '—'}</p>
      </dd>
      <dt className={styles.wide}>{columns.details}</dt>
      <dd className={styles.wide}>
        {Object.keys(entry.details).length === 0 ? (
          noDetails
        ) : (
          <JsonView value={entry.details} label={detailsOf({ id: entry.id })} collapsedLines={40} />
        )}
        {entry.action === 'release.setting' && (
          <Link to="/admin/releases#app-settings">{texts.settings}</Link>
        )}
      </dd>
    </dl>
  );
}

interface WhoProps {
  id: number | null;
  username: string | null;
  was: string | null;
}

function Who({ id, username, was }: WhoProps) {
  const { deleted } = useMessages(messages);
  if (id === null) return '—';
  if (username === null) return was === null ? `#${id}` : `${was} #${id}. ${deleted}`;
  return (
    <>
      <Link to={`/u/${encodeURIComponent(username)}`}>
        <PersonName name={username} />
      </Link>{' '}
      #{id}
    </>
  );
}
