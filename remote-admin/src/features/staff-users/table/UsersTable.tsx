import type { ListView } from '@camp/contracts/staff/staff-lists';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import type { UndoableChange } from '#features/staff-users/actions/users.actions.ts';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { afterPaint } from '@camp/ui/layout/useAfterPaint';
import { DataTable } from '@camp/ui/list/DataTable';
import { useLatest } from '@camp/ui/list/useLatest';
import { useMemo } from 'react';
import { messages } from '#features/staff-users/messages.ts';
import type { Selection } from '#features/staff-users/selection.ts';
import { canBeActedOn, nameOf } from '#features/staff-users/staff-user.ts';
import {
  sortedBy,
  type SortKey,
  type UsersListState,
} from '#features/staff-users/users.queries.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { userColumns } from './columns.tsx';
import styles from './columns.module.css';
import cells from './cells.module.css';

interface Props {
  users: readonly StaffUser[];
  list: UsersListState;
  scope: StaffScope;
  selection: Selection;
  preferences: ListView;
  onUnverify: (user: StaffUser) => void;
  onChanged: (change: UndoableChange) => void;
}

/** The users of one page: a line for each on wide screens, a card on narrow ones. Tab leads to one row. */
export function UsersTable({ users, selection, preferences, ...props }: Props) {
  const { list, select, selectAll } = useMessages(messages);
  const columns = useUserColumns(props);
  const isOfNewcomers = props.list.state.joined !== undefined;

  return (
    <DataTable
      caption={list}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      hidden={isOfNewcomers ? [...preferences.hidden, ...leftOut] : preferences.hidden}
      density={preferences.density}
      className={isOfNewcomers ? `${styles.users} ${cells.newcomers}` : styles.users}
      selection={{
        isSelected: ({ id }) => selection.ids.has(id),
        boxNameOf: (user) => (canBeActedOn(user) ? select({ name: nameOf(user) }) : null),
        toggle: ({ id }) => selection.toggle(id),
        allName: selectAll,
        toggleAll: selection.toggleAll,
      }}
    />
  );
}

/** Columns that say nothing of newcomers: their room is for the acts. A badge says who is unverified. */
const leftOut: readonly SortKey[] = ['subscriber', 'verified', 'last_login'];

type ColumnProps = Pick<Props, 'list' | 'scope' | 'onUnverify' | 'onChanged'>;

/** Returns the same columns until another one sorts, so that rows are drawn again only for what is new. */
function useUserColumns({ list, scope, ...acts }: ColumnProps) {
  const texts = useMessages(messages);
  const { sort, dir, joined } = list.state;
  const isOfNewcomers = joined !== undefined;
  const onUnverify = useLatest(acts.onUnverify);
  const onChanged = useLatest(acts.onChanged);
  const onSort = useLatest((key: SortKey) => list.change((now) => sortedBy(now, key)));

  return useMemo(() => {
    const sortOf = (key: SortKey) => ({
      direction: sort === key ? dir : null,
      /* A new order draws every row again, so the press is painted first. */
      onSort: () => afterPaint(() => onSort(key)),
    });
    return userColumns({ texts, scope, isOfNewcomers, sortOf, onUnverify, onChanged });
  }, [texts, scope, isOfNewcomers, sort, dir, onSort, onUnverify, onChanged]);
}
