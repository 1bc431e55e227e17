import { ApiError, useInfiniteQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { DataTable } from '@camp/ui/DataTable';
import { EmptyState } from '@camp/ui/EmptyState';
import { Loading } from '@camp/ui/Loading';
import { columnsFor } from './columns.tsx';
import { ListFooter } from './ListFooter.tsx';
import { isNarrowed, type ListState } from './list-state.ts';
import { UsersFailure } from './UsersFailure.tsx';
import styles from './UsersList.module.css';
import { usersQuery } from './users-query.ts';

interface Props {
  state: ListState;
  onChange: (next: ListState) => void;
  onClear: () => void;
}

/** The rows in one of their four states; rows already here stay while others are fetched. */
export function UsersList({ state, onChange, onClear }: Props) {
  const query = useInfiniteQuery(usersQuery(state));
  const { data, error, isPlaceholderData, refetch } = query;

  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState title="Admins only." />;
  }
  if (!data) {
    return error ? (
      <UsersFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label="Loading…" />
    );
  }
  const users = data.pages.flatMap((page) => page.users);
  const total = data.pages.at(-1)?.total ?? 0;

  return (
    <div className={styles.list} aria-busy={isPlaceholderData} data-stale={isPlaceholderData}>
      {error !== null && <UsersFailure error={error} onRetry={() => void refetch()} />}
      {users.length === 0 ? (
        <NoUsers state={state} onClear={onClear} />
      ) : (
        <DataTable
          caption="Users"
          columns={columnsFor(state, onChange)}
          rows={users}
          rowKey={({ id }) => id}
        />
      )}
      <ListFooter
        shown={users.length}
        total={total}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        onMore={() => query.fetchNextPage()}
      />
    </div>
  );
}

function NoUsers({ state, onClear }: Pick<Props, 'state' | 'onClear'>) {
  if (!isNarrowed(state))
    return <EmptyState title="No users">Nobody has registered yet.</EmptyState>;
  return (
    <EmptyState
      title="No users"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    >
      Nobody matches this search and these filters.
    </EmptyState>
  );
}
