import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { memo, useMemo } from 'react';
import { RowActions } from '#features/staff-users/actions/RowActions.tsx';
import type { UndoableChange } from '#features/staff-users/actions/users.actions.ts';
import { messages } from '#features/staff-users/messages.ts';
import { canBeActedOn, nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '#features/staff-users/users.queries.ts';
import { dataColumns, RowPlace } from './columns.tsx';
import { labelOf } from './labels.ts';
import cells from './cells.module.css';
import styles from './table.module.css';

interface Props {
  user: StaffUser;
  /** Hidden columns. */
  hidden: readonly string[];
  scope: StaffScope;
  isSelected: boolean;
  /** The one row that Tab leads to. */
  isCurrent: boolean;
  onToggle: (id: number) => void;
  onUnverify: (user: StaffUser) => void;
  onChanged: (change: UndoableChange) => void;
}

/** One person. Drawn again only when something of its own changes, however many rows there are. */
export const UserRow = memo(function UserRow(props: Props) {
  const { user, hidden, scope, isSelected, isCurrent, onToggle, ...acts } = props;
  const { select } = useMessages(messages);
  const tabIndex = isCurrent ? 0 : -1;

  return (
    <tr
      role="row"
      className={styles.row}
      tabIndex={tabIndex}
      data-row={user.id}
      data-marked={isSelected}
    >
      <td role="cell" className={styles.cell} data-column="id">
        <span className={cells.id}>
          {canBeActedOn(user) && (
            <input
              type="checkbox"
              className={cells.checkbox}
              tabIndex={tabIndex}
              aria-label={select(nameOf(user))}
              checked={isSelected}
              onChange={() => onToggle(user.id)}
            />
          )}
          <span className={cells.number}>{user.id}</span>
        </span>
      </td>
      <DataCells user={user} hidden={hidden} scope={scope} tabIndex={tabIndex} />
      <td role="cell" className={styles.cell} data-column="actions">
        <RowActions user={user} scope={scope} tabIndex={tabIndex} {...acts} />
      </td>
    </tr>
  );
});

interface CellsProps extends Pick<Props, 'user' | 'hidden' | 'scope'> {
  tabIndex: number;
}

/** The cells that a selection does not change, memoised because all rows may be selected at once. */
const DataCells = memo(function DataCells({ user, hidden, scope, tabIndex }: CellsProps) {
  const { columns: headers } = useMessages(messages);
  const columns = dataColumns.filter(({ id }) => !hidden.includes(id));
  const place = useMemo(() => ({ scope, tabIndex }), [scope, tabIndex]);

  return (
    <RowPlace value={place}>
      {columns.map(({ id, cell }) => (
        <td role="cell" key={id} className={styles.cell} data-column={id}>
          <span className={cells.cardName} aria-hidden="true">
            {headers[labelOf(id)]}
          </span>
          {cell(user)}
        </td>
      ))}
    </RowPlace>
  );
});
