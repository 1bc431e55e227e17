import type { AuditEntry } from '@camp/contracts/audit';
import { Link } from '@camp/shell-api';
import type { Column } from '@camp/ui/data/DataTable';
import type { AuditFilter } from './audit-filter.ts';
import styles from './cells.module.css';
import { ActionCell, AddressCell, AgentCell, DetailsCell, PersonCell, WhenCell } from './cells.tsx';
import type { messages } from './messages.ts';

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
