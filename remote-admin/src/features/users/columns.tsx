import type { StaffUser } from '@camp/contracts/users';
import { Badge } from '@camp/ui/Badge';
import type { ReactNode } from 'react';
import { EmailCell } from './EmailCell.tsx';
import { type ListState, type SortKey, sortedBy } from './list-state.ts';
import { roleNames, roleTones } from './role-names.ts';
import { TimeCell } from './TimeCell.tsx';
import { UserCell } from './UserCell.tsx';

interface UserColumn {
  key: string;
  header: string;
  sortKey?: SortKey;
  cell: (user: StaffUser) => ReactNode;
}

const columns: readonly UserColumn[] = [
  { key: 'id', header: 'ID', sortKey: 'id', cell: ({ id }) => id },
  { key: 'user', header: 'User', sortKey: 'username', cell: (user) => <UserCell user={user} /> },
  { key: 'email', header: 'Email', sortKey: 'email', cell: EmailCell },
  {
    key: 'role',
    header: 'Role',
    sortKey: 'role',
    cell: ({ role }) => <Badge tone={roleTones[role]}>{roleNames[role]}</Badge>,
  },
  {
    key: 'subscriber',
    header: 'Subscriber',
    cell: ({ is_subscriber, is_paid }) => yesOrNo(is_subscriber === 1 || is_paid === 1),
  },
  {
    key: 'verified',
    header: 'Verified',
    cell: ({ email_verified }) => yesOrNo(email_verified === 1),
  },
  {
    key: 'joined',
    header: 'Joined',
    sortKey: 'created_at',
    cell: ({ created_at }) => <TimeCell at={created_at} precision="day" />,
  },
  {
    key: 'last-login',
    header: 'Last login',
    sortKey: 'last_login',
    cell: ({ last_login }) => <TimeCell at={last_login} precision="minute" />,
  },
];

/** The table's columns; those the server can sort by turn the list when their header is pressed. */
export function columnsFor(state: ListState, onChange: (next: ListState) => void) {
  return columns.map(({ sortKey, ...column }) => ({
    ...column,
    ...(sortKey && {
      sort: {
        direction: state.sort === sortKey ? state.dir : null,
        onSort: () => onChange(sortedBy(state, sortKey)),
      },
    }),
  }));
}

function yesOrNo(isTrue: boolean) {
  return <Badge tone={isTrue ? 'success' : 'neutral'}>{isTrue ? 'Yes' : 'No'}</Badge>;
}
