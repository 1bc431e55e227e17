import type { AuditEntry } from '@camp/contracts/staff/audit';
import type { ListView } from '@camp/contracts/staff/staff-lists';
import { Link } from '@camp/shell-api';
import type { Column } from '@camp/ui/list/column';
import { JsonView } from '@camp/ui/data/JsonView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatClock, formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { NoValue } from '@camp/ui/list/NoValue';
import { memo, type ReactNode } from 'react';
import { useActionName } from '#display/action-name.ts';
import { actionTone } from '#features/audit/entry/action-tone.ts';
import { ActionBadge } from '#features/audit/entry/ActionBadge.tsx';
import type { AuditFilter } from '#features/audit/filters/audit-filter.ts';
import styles from './cells.module.css';
import { messages } from '#features/audit/messages.ts';
import { useDeviceName } from '#features/audit/useDeviceName.ts';
import { summaryOf } from '#features/audit/entry/summary.ts';

interface Context {
  texts: (typeof messages)['fr'];
  density: ListView['density'];
  /** The search part of the address that opens an entry. */
  entryAddress: (id: number) => string;
  onFilter: (change: Partial<AuditFilter>) => void;
}

/** The log's columns; pressing a value filters the log by it. */
export function columnsOf({
  texts,
  density,
  entryAddress,
  onFilter,
}: Context): readonly Column<AuditEntry>[] {
  const cells: Record<keyof typeof texts.columns, Column<AuditEntry>['cell']> = {
    id: ({ id }) => (
      <Link
        to={{ search: entryAddress(id) }}
        preventScrollReset
        className={styles.id}
        aria-label={texts.openEntry({ id })}
      >
        {id}
      </Link>
    ),
    when: (entry) => <WhenCell {...entry} />,
    action: ({ action }) => (
      <ActionCell value={action} onFilter={() => onFilter({ actions: [action] })} />
    ),
    actor: ({ actor_user_id: id, actor_username: username, actor_was: was }) => (
      <PersonCell id={id} username={username} was={was} onFilter={(actor) => onFilter({ actor })} />
    ),
    target: (entry) => {
      const { target_user_id: id, target_username: username, target_was: was } = entry;
      const onTarget = (target: string) => onFilter({ target });
      if (id !== null && id === entry.actor_user_id)
        return <SelfCell id={id} onFilter={onTarget} />;
      return <PersonCell id={id} username={username} was={was} onFilter={onTarget} />;
    },
    ip: ({ request_ip: ip }) => <AddressCell value={ip} onFilter={() => onFilter({ ip })} />,
    userAgent: (entry) => <AgentCell {...entry} />,
    details: (entry) =>
      density === 'compact' ? <SummaryCell {...entry} /> : <JsonCell entry={entry} />,
  };
  return widths.map(([key, width]) => ({
    key,
    header: texts.columns[key],
    width,
    cell: cells[key],
  }));
}

const widths = [
  ['id', '4.75rem'],
  ['when', '9.25rem'],
  ['action', '12.5rem'],
  ['actor', '9.5rem'],
  ['target', '9.5rem'],
  ['ip', '7.5rem'],
  ['userAgent', '9.5rem'],
  ['details', 'minmax(0, 1fr)'],
] as const;

function WhenCell({ created_at }: AuditEntry) {
  const language = useLanguage();

  return (
    <time
      className={styles.when}
      dateTime={created_at}
      title={formatMoment(created_at, 'second', language)}
    >
      {formatClock(created_at, language)}
    </time>
  );
}

interface ChoiceProps {
  value: string;
  onFilter: () => void;
}

/** The action in words, which filters the log by it; its name is in the button's own, and in the panel. */
function ActionCell({ value, onFilter }: ChoiceProps) {
  const { showOnly } = useMessages(messages);
  const words = useActionName()(value);
  const what = words ? `${words} (${value})` : value;

  return (
    <span className={styles.action} data-plain={actionTone(value) === 'neutral'}>
      <FilterButton label={showOnly({ what })} onClick={onFilter}>
        <ActionBadge action={value}>{words}</ActionBadge>
      </FilterButton>
    </span>
  );
}

interface PersonProps {
  id: number | null;
  /** Null when no account has the id any more. */
  username: string | null;
  /** The name that a deleted account had. */
  was: string | null;
  onFilter: (id: string) => void;
}

/** The actor or target: a link to the profile, and the id, which filters the log by it. */
function PersonCell({ id, username, was, onFilter }: PersonProps) {
  const { showOnly, deleted } = useMessages(messages);
  if (id === null) return <NoValue />;

  return (
    <span className={styles.person}>
      {username && (
        <Link to={`/u/${encodeURIComponent(username)}`} title={username}>
          <bdi>{username}</bdi>
        </Link>
      )}
      {username === null && was !== null && (
        <s title={`${was}. ${deleted}`}>
          <bdi>{was}</bdi>
        </s>
      )}
      <FilterButton label={showOnly({ what: `#${id}` })} onClick={() => onFilter(String(id))}>
        #{id}
      </FilterButton>
    </span>
  );
}

/** The target, where it is the actor. */
function SelfCell({ id, onFilter }: { id: number; onFilter: PersonProps['onFilter'] }) {
  const { showOnly, self } = useMessages(messages);

  return (
    <span className={styles.self}>
      <FilterButton
        label={showOnly({ what: `${self} #${id}` })}
        onClick={() => onFilter(String(id))}
      >
        {self}
      </FilterButton>
    </span>
  );
}

function AddressCell({ value, onFilter }: ChoiceProps) {
  const { showOnly } = useMessages(messages);
  if (value === '') return <NoValue />;

  return (
    <span className={styles.address}>
      <FilterButton label={showOnly({ what: value })} onClick={onFilter}>
        {value}
      </FilterButton>
    </span>
  );
}

/** Shows the name of the browser, otherwise its user agent. The panel shows both. */
function AgentCell(entry: AuditEntry) {
  const { user_agent: agent } = entry;
  const name = useDeviceName(entry);

  return agent === '' ? <NoValue /> : <span title={agent}>{name || agent}</span>;
}

/** The details as they are kept. Drawn once, however often the log is filtered. */
const JsonCell = memo(function JsonCell({ entry }: { entry: AuditEntry }) {
  const { detailsOf } = useMessages(messages);
  if (Object.keys(entry.details).length === 0) return <NoValue />;
  return <JsonView look="bare" value={entry.details} label={detailsOf({ id: entry.id })} />;
});

/** The facts on one line. */
function SummaryCell(entry: AuditEntry) {
  const summary = summaryOf(entry);
  return summary ? <span title={summary}>{summary}</span> : <NoValue />;
}

interface FilterButtonProps {
  /** Starts with the visible text (WCAG 2.5.3), then says what a press does. */
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** A value in a row that filters the log by it. */
function FilterButton({ label, onClick, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={styles.filterButton}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
