import type { AuditEntry } from '@camp/contracts/staff/audit';
import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import type { Column } from '@camp/ui/data/DataTable';
import { JsonView } from '@camp/ui/data/JsonView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Fragment, type ReactNode } from 'react';
import { Moment } from '#display/values.tsx';
import { actionTone } from './action-tone.ts';
import type { AuditFilter } from './audit-filter.ts';
import styles from './columns.module.css';
import { messages } from './messages.ts';

interface Context {
  texts: (typeof messages)['fr'];
  /** The search part of the address that opens an entry. */
  entryAddress: (id: number) => string;
  onFilter: (change: Partial<AuditFilter>) => void;
}

/** The log's columns; pressing a value filters the log by it. */
export function columnsOf({
  texts,
  entryAddress,
  onFilter,
}: Context): readonly Column<AuditEntry>[] {
  const cells: Record<keyof typeof texts.columns, Column<AuditEntry>['cell']> = {
    id: ({ id }) => (
      <Link
        to={{ search: entryAddress(id) }}
        preventScrollReset
        className={styles.id}
        aria-label={texts.openEntry(id)}
      >
        {id}
      </Link>
    ),
    when: (entry) => <WhenCell {...entry} />,
    action: ({ action }) => (
      <ActionCell value={action} onFilter={() => onFilter({ actions: [action] })} />
    ),
    actor: ({ actor_user_id: id, actor_username: username }) => (
      <PersonCell id={id} username={username} onFilter={(actor) => onFilter({ actor })} />
    ),
    target: ({ target_user_id: id, target_username: username }) => (
      <PersonCell id={id} username={username} onFilter={(target) => onFilter({ target })} />
    ),
    ip: ({ request_ip: ip }) => <AddressCell value={ip} onFilter={() => onFilter({ ip })} />,
    userAgent: (entry) => <AgentCell {...entry} />,
    details: (entry) => <DetailsCell {...entry} />,
  };
  return columnKeys.map((key) => ({ key, header: texts.columns[key], cell: cells[key] }));
}

const columnKeys = [
  'id',
  'when',
  'action',
  'actor',
  'target',
  'ip',
  'userAgent',
  'details',
] as const;

function WhenCell({ created_at }: AuditEntry) {
  return (
    <span className={styles.when}>
      <Moment at={created_at} precision="second" />
    </span>
  );
}

interface ChoiceProps {
  value: string;
  onFilter: () => void;
}

function ActionCell({ value, onFilter }: ChoiceProps) {
  const { showOnly } = useMessages(messages);

  return (
    <span className={styles.action}>
      <FilterButton label={showOnly(value)} onClick={onFilter}>
        <Badge tone={actionTone(value)}>
          <Breakable text={value} />
        </Badge>
      </FilterButton>
    </span>
  );
}

interface PersonProps {
  id: number | null;
  /** Null when no account has the id any more. */
  username: string | null;
  onFilter: (id: string) => void;
}

/** The actor or target: a link to the profile, and the id, which filters the log by it. */
function PersonCell({ id, username, onFilter }: PersonProps) {
  const { showOnly } = useMessages(messages);
  if (id === null) return '—';

  return (
    <span className={styles.person}>
      {username && (
        <Link to={`/u/${encodeURIComponent(username)}`}>
          <Breakable text={username} />
        </Link>
      )}
      <FilterButton label={showOnly(`#${id}`)} onClick={() => onFilter(String(id))}>
        #{id}
      </FilterButton>
    </span>
  );
}

function AddressCell({ value, onFilter }: ChoiceProps) {
  const { showOnly } = useMessages(messages);
  if (value === '') return '—';

  return (
    <span className={styles.address}>
      <FilterButton label={showOnly(value)} onClick={onFilter}>
        <Breakable text={value} />
      </FilterButton>
    </span>
  );
}

/** The first lines; the entry's dialog shows all of it. */
function AgentCell({ user_agent }: AuditEntry) {
  return <span className={styles.agent}>{user_agent || '—'}</span>;
}

function DetailsCell({ id, details }: AuditEntry) {
  const { detailsOf } = useMessages(messages);
  if (Object.keys(details).length === 0) return '—';

  return (
    <div className={styles.details}>
      <JsonView value={details} label={detailsOf(id)} collapsedLines={4} />
    </div>
  );
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

/** A technical name or an address, which may wrap after its dots, colons and underscores. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[.:_])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part has no identity but its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
