import type { StaffUser } from '@camp/contracts/staff-users';
import { DataTable } from '@camp/ui/data/DataTable';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { BulkBar } from './actions/BulkBar.tsx';
import { useColumns } from './columns.tsx';
import { ListHead } from './ListHead.tsx';
import { writeListState } from './list-state.ts';
import { messages } from './messages.ts';
import { NoUsers } from './NoUsers.tsx';
import { useSelection } from './selection.ts';
import styles from './UsersList.module.css';
import { UsersPager } from './UsersPager.tsx';
import type { ListControls } from './useListState.ts';
import type { UsersPageData, UsersScope } from './users-query.ts';

interface Props {
  page: UsersPageData;
  scope: UsersScope;
  list: ListControls;
  /** Whether the page shown is the one before, and its successor on the way. */
  isTurning: boolean;
  onLeave: () => void;
}

/** One page of users, and what can be done with it. */
export function UsersList({ page, scope, list, isTurning, onLeave }: Props) {
  const texts = useMessages(messages);
  const { users } = page;
  const selection = useSelection({ users, address: String(writeListState(list.state)) });
  const columns = useColumns({ list, scope, selection });

  return (
    <>
      <ListHead page={page} scope={scope} state={list.state} selection={selection} />
      <div className={styles.bulk} data-floating={selection.ids.size > 0}>
        <BulkBar
          ids={[...selection.ids]}
          users={users.filter(({ id }) => selection.ids.has(id))}
          scope={scope}
          onDone={selection.clear}
        />
      </div>
      <div className={styles.rows} aria-busy={isTurning} data-stale={isTurning}>
        {users.length === 0 ? (
          <NoUsers list={list} onLeave={onLeave} />
        ) : (
          <DataTable
            caption={texts.list}
            columns={columns}
            rows={users}
            rowKey={({ id }: StaffUser) => id}
            isMarked={({ id }) => selection.ids.has(id)}
          />
        )}
      </div>
      <UsersPager page={page} list={list} isTurning={isTurning} onTurn={onLeave} />
    </>
  );
}
