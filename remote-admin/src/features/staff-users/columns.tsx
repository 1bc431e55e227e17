import type { StaffUser } from '@camp/contracts/staff-users';
import { Badge } from '@camp/ui/data/Badge';
import type { Column } from '@camp/ui/data/DataTable';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Moment } from '#display/Moment.tsx';
import { UserActions } from './actions/UserActions.tsx';
import { EmailAddress } from '#display/EmailAddress.tsx';
import { IdCell } from './IdCell.tsx';
import styles from './columns.module.css';
import { type SortKey, sortedBy } from './list-state.ts';
import { messages } from './messages.ts';
import { roleTones, useRoleNames } from './role-names.ts';
import type { Selection } from './selection.ts';
import { UserCell } from './UserCell.tsx';
import type { ListControls } from './useListState.ts';
import type { UsersScope } from './users-query.ts';

interface Context {
  list: ListControls;
  scope: UsersScope;
  selection: Selection;
}

/** The table's columns; a press on the header of one that carries data sorts by it. */
export function useColumns({ list, scope, selection }: Context): readonly Column<StaffUser>[] {
  const { columns: headers } = useMessages(messages);
  const sortBy = (key: SortKey) => ({
    direction: list.state.sort === key ? list.state.dir : null,
    onSort: () => list.go(sortedBy(list.state, key)),
  });

  return [
    {
      key: 'id',
      header: headers.id,
      sort: sortBy('id'),
      cell: (user) => <IdCell user={user} selection={selection} />,
    },
    {
      key: 'user',
      header: headers.user,
      sort: sortBy('username'),
      cell: (user) => (
        <span className={styles.user}>
          <UserCell user={user} />
        </span>
      ),
    },
    {
      key: 'email',
      header: headers.email,
      sort: sortBy('email'),
      cell: ({ email }) => (
        <span className={styles.email}>
          <EmailAddress email={email} />
        </span>
      ),
    },
    {
      key: 'role',
      header: headers.role,
      sort: sortBy('role'),
      cell: ({ role }) => <RoleBadge role={role} />,
    },
    {
      key: 'subscriber',
      header: headers.subscriber,
      sort: sortBy('subscriber'),
      cell: (user) => <YesOrNo isTrue={user.is_subscriber === 1 || user.is_paid === 1} />,
    },
    {
      key: 'verified',
      header: headers.verified,
      sort: sortBy('verified'),
      cell: (user) => <YesOrNo isTrue={user.email_verified === 1} />,
    },
    {
      key: 'joined',
      header: headers.joined,
      sort: sortBy('created_at'),
      cell: ({ created_at }) => (
        <span className={styles.day}>
          <Moment at={created_at} precision="day" />
        </span>
      ),
    },
    {
      key: 'last-login',
      header: headers.lastLogin,
      sort: sortBy('last_login'),
      cell: ({ last_login }) => (
        <span className={styles.moment}>
          <Moment at={last_login} precision="minute" />
        </span>
      ),
    },
    {
      key: 'actions',
      header: headers.actions,
      isWide: true,
      cell: (user) => <UserActions user={user} scope={scope} />,
    },
  ];
}

function RoleBadge({ role }: Pick<StaffUser, 'role'>) {
  const roleNames = useRoleNames();
  return <Badge tone={roleTones[role]}>{roleNames[role]}</Badge>;
}

function YesOrNo({ isTrue }: { isTrue: boolean }) {
  const { yes, no } = useMessages(messages);
  return <Badge tone={isTrue ? 'success' : 'neutral'}>{isTrue ? yes : no}</Badge>;
}
