import type { Role } from '@camp/contracts/site/roles';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { Link } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { type Column, DataTable } from '@camp/ui/data/DataTable';
import { PersonName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { EmailAddress, Moment } from '#display/values.tsx';
import { UserActions } from './actions/UserActions.tsx';
import { type ListControls, sortedBy, type SortKey, type StaffScope } from './users.queries.ts';
import { messages } from './messages.ts';
import type { Selection } from './selection.ts';
import { canBeActedOn, listedNameOf, nameOf } from './staff-user.ts';
import styles from './users.module.css';

interface Props extends ColumnOptions {
  users: readonly StaffUser[];
}

/** The users of one page, each with what staff can do to them. */
export function UsersTable({ users, ...options }: Props) {
  const texts = useMessages(messages);
  const columns = useColumns(options);

  return (
    <DataTable
      caption={texts.list}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      isMarked={({ id }) => options.selection.ids.has(id)}
    />
  );
}

interface ColumnOptions {
  list: ListControls;
  scope: StaffScope;
  selection: Selection;
}

/** The table's columns; pressing the header of one with data sorts by it. */
function useColumns({ list, scope, selection }: ColumnOptions): readonly Column<StaffUser>[] {
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

interface IdCellProps {
  user: StaffUser;
  selection: Selection;
}

/** The id and, where staff may act on the user, the box that selects the row. */
function IdCell({ user, selection }: IdCellProps) {
  const { select } = useMessages(messages);

  return (
    <span className={styles.id}>
      {canBeActedOn(user) && (
        <input
          type="checkbox"
          className={styles.checkbox}
          aria-label={select(nameOf(user))}
          checked={selection.ids.has(user.id)}
          onChange={() => selection.toggle(user.id)}
        />
      )}
      <span className={styles.number}>{user.id}</span>
    </span>
  );
}

/** The name, a link to the public profile, and the location. */
function UserCell({ user }: { user: StaffUser }) {
  const { username, location } = user;

  return (
    <span className={styles.who}>
      <PersonName name={listedNameOf(user)} className={styles.name} />
      {username && (
        <Link to={`/u/${encodeURIComponent(username)}`} className={styles.profile}>
          @{username}
        </Link>
      )}
      {location && <PersonName name={location} className={styles.location} />}
    </span>
  );
}

/** Differ for admin, admin_jr and mod (docs/specification.md#people-and-roles). */
const roleTones = {
  member: 'neutral',
  subscriber: 'success',
  mod: 'accent',
  admin_jr: 'warning',
  admin: 'danger',
} as const satisfies Record<Role, string>;

function RoleBadge({ role }: Pick<StaffUser, 'role'>) {
  const { roles } = useMessages(messages);
  return <Badge tone={roleTones[role]}>{roles[role]}</Badge>;
}

function YesOrNo({ isTrue }: { isTrue: boolean }) {
  const { yes, no } = useMessages(messages);
  return <Badge tone={isTrue ? 'success' : 'neutral'}>{isTrue ? yes : no}</Badge>;
}
