import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { Link } from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { isolatedName, PersonName } from '@camp/ui/data/PersonName';
import { RoleBadge } from '@camp/ui/data/RoleBadge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { createContext, type ReactNode, use } from 'react';
import { Moment, Recent } from '#display/values.tsx';
import { messages } from '#features/staff-users/messages.ts';
import {
  isSubscribed,
  listedNameOf,
  nameOf,
  personPath,
} from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '#features/staff-users/users.queries.ts';
import styles from './cells.module.css';

export interface UserColumn {
  /** The name that the API sorts by. */
  id: string;
  cell: (user: StaffUser) => ReactNode;
}

/**
 * The columns with data, each under the name that the API sorts by. The first, with the box that selects,
 * and the last, with the actions, belong to the row.
 */
export const dataColumns: readonly UserColumn[] = [
  { id: 'username', cell: (user) => <UserCell user={user} /> },
  { id: 'email', cell: (user) => <EmailCell email={user.email} /> },
  { id: 'role', cell: (user) => <RoleCell user={user} /> },
  {
    id: 'subscriber',
    cell: (user) => <YesOrNo isTrue={isSubscribed(user)} />,
  },
  {
    id: 'verified',
    cell: (user) => <YesOrNo isTrue={user.email_verified === 1} />,
  },
  {
    id: 'created_at',
    cell: (user) => <Moment at={user.created_at} precision="day" />,
  },
  {
    id: 'last_login',
    cell: (user) => <Recent at={user.last_login} />,
  },
];

/** The kind of staff whose list a row is in, and the `tabIndex` of its controls: Tab leads to those of one row only. */
export const RowPlace = createContext<{ scope: StaffScope; tabIndex: number }>({
  scope: 'moderator',
  tabIndex: -1,
});

/** The name, which leads to the person's page, a link to the public profile, and the location. */
function UserCell({ user }: { user: StaffUser }) {
  const { username, location } = user;
  const { scope, tabIndex } = use(RowPlace);

  return (
    <span className={styles.who}>
      <Link
        to={personPath(scope, user.id)}
        className={styles.name}
        tabIndex={tabIndex}
        title={nameOf(user)}
      >
        <PersonName name={listedNameOf(user)} />
      </Link>
      <span className={styles.about} title={isolatedName(location ?? '') || undefined}>
        {username && (
          <Link
            to={`/u/${encodeURIComponent(username)}`}
            className={styles.profile}
            tabIndex={tabIndex}
          >
            @{username}
          </Link>
        )}
        {location && <PersonName name={location} className={styles.location} />}
      </span>
    </span>
  );
}

function EmailCell({ email }: Pick<StaffUser, 'email'>) {
  return (
    <span className={styles.email} title={email}>
      {email}
    </span>
  );
}

function RoleCell({ user: { role } }: { user: StaffUser }) {
  const { roles } = useMessages(messages);
  return <RoleBadge role={role}>{roles[role]}</RoleBadge>;
}

/** Shows a sign, with the word for screen readers. */
function YesOrNo({ isTrue }: { isTrue: boolean }) {
  const { yes, no } = useMessages(messages);
  const word = isTrue ? yes : no;

  return (
    <span className={styles.flag} data-true={isTrue} title={word}>
      {isTrue ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
