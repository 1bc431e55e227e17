import type { AuditEntry } from '@camp/contracts/audit';
import { Link } from '@camp/shell-api';
import type { Column } from '@camp/ui/data/DataTable';
import type { AuditFilter } from './audit-filter.ts';
import { ActionCell, AddressCell, AgentCell, DetailsCell, WhenCell } from './cells.tsx';
import styles from './cells.module.css';
import type { messages } from './messages.ts';
import { Person } from './Person.tsx';

interface Context {
  texts: (typeof messages)['fr'];
  /** The address, within the page, of one entry. */
  entryAddress: (id: number) => string;
  onOnly: (change: Partial<AuditFilter>) => void;
}

/** The log's columns; a press on a value narrows the log to its like. */
export function columnsOf({ texts, entryAddress, onOnly }: Context): readonly Column<AuditEntry>[] {
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
      <ActionCell value={action} onOnly={() => onOnly({ actions: [action] })} />
    ),
    actor: ({ actor_user_id: id, actor_username: username }) => (
      <Person id={id} username={username} onOnly={(actor) => onOnly({ actor })} />
    ),
    target: ({ target_user_id: id, target_username: username }) => (
      <Person id={id} username={username} onOnly={(target) => onOnly({ target })} />
    ),
    ip: ({ request_ip: ip }) => <AddressCell value={ip} onOnly={() => onOnly({ ip })} />,
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
