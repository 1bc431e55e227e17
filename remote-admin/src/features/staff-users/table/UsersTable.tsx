import type { ListView } from '@camp/contracts/staff/staff-lists';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import type { UndoableChange } from '#features/staff-users/actions/users.actions.ts';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { afterPaint } from '@camp/ui/layout/useAfterPaint';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '#features/staff-users/messages.ts';
import type { ListControls } from '#features/staff-users/useListState.ts';
import type { Selection } from '#features/staff-users/selection.ts';
import { sortedBy, type SortKey, type StaffScope } from '#features/staff-users/users.queries.ts';
import { dataColumns } from './columns.tsx';
import { labelOf } from './labels.ts';
import { SelectAll } from './SelectAll.tsx';
import styles from './table.module.css';
import { UserRow } from './UserRow.tsx';

interface Props {
  users: readonly StaffUser[];
  list: ListControls;
  scope: StaffScope;
  selection: Selection;
  preferences: ListView;
  onUnverify: (user: StaffUser) => void;
  onChanged: (change: UndoableChange) => void;
}

/** The users of one page: a line for each on wide screens, a card on narrow ones. Tab leads to one row. */
export function UsersTable(props: Props) {
  const { users, list, scope, selection, preferences, onUnverify, onChanged } = props;
  const texts = useMessages(messages);
  const toggle = useLatest(selection.toggle);
  const unverify = useLatest(onUnverify);
  const changed = useLatest(onChanged);
  const { current, body } = useCurrentRow(users);
  const { hidden } = preferences;
  const columns = dataColumns.filter(({ id }) => !hidden.includes(id));

  return (
    <table role="table" className={styles.table} data-density={preferences.density}>
      <caption>
        <VisuallyHidden>{texts.list}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <Header id="id" list={list} before={<SelectAll users={users} selection={selection} />} />
          {columns.map((column) => (
            <Header key={column.id} id={column.id} list={list} />
          ))}
          <th role="columnheader" scope="col" className={styles.header} data-column="actions">
            {texts.columns.actions}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body} ref={body}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            hidden={hidden}
            scope={scope}
            isSelected={selection.ids.has(user.id)}
            isCurrent={user.id === current}
            onToggle={toggle}
            onUnverify={unverify}
            onChanged={changed}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Finds the row that Tab leads to: the last one with the focus, at first the first row. */
function useCurrentRow(users: readonly StaffUser[]) {
  const [focused, setFocused] = useState<number | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const isThere = users.some(({ id }) => id === focused);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row]');
      if (row) setFocused(Number(row.dataset['row']));
    };
    const rows = body.current;
    rows?.addEventListener('focusin', note);
    return () => rows?.removeEventListener('focusin', note);
  }, []);

  return { current: isThere ? focused : users[0]?.id, body };
}

/** Returns a stable callback that calls the latest one, so that memoised rows do not render again. */
function useLatest<Argument>(latest: (argument: Argument) => void) {
  const kept = useRef(latest);
  useEffect(() => {
    kept.current = latest;
  });
  return useCallback((argument: Argument) => kept.current(argument), []);
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface HeaderProps {
  id: string;
  list: ListControls;
  /** Stands before the name. */
  before?: ReactNode;
}

/** The name of a column; a press sorts by it. */
function Header({ id, list, before }: HeaderProps) {
  const name = useMessages(messages).columns[labelOf(id)];
  const direction = list.state.sort === id ? list.state.dir : null;

  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.header}
      aria-label={name}
      data-column={id}
      aria-sort={direction ? ariaSort[direction] : 'none'}
    >
      {before}
      <button
        type="button"
        className={styles.sort}
        /* A new order draws every row again, so the press is painted first. */
        onClick={() => afterPaint(() => list.go((now) => sortedBy(now, id as SortKey)))}
      >
        {name}
        <Icon name={direction === 'desc' ? 'arrow-down' : 'arrow-up'} faded={direction === null} />
      </button>
    </th>
  );
}
