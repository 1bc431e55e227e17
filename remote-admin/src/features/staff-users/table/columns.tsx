import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { Link } from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { isolatedName, PersonName } from '@camp/ui/data/PersonName';
import { RoleBadge } from '@camp/ui/data/RoleBadge';
import { VisuallyHidden } from '@camp/ui/layout/text';
import type { Column } from '@camp/ui/list/column';
import { Moment, Recent } from '@camp/staff/display/values';
import { lazy, Suspense } from 'react';
import { RowActions } from '#features/staff-users/actions/RowActions.tsx';
import type { UndoableChange } from '#features/staff-users/actions/users.actions.ts';
import type { messages } from '#features/staff-users/messages.ts';
import { StateBadge } from '#features/staff-users/person-state.tsx';
import {
  isSubscribed,
  listedNameOf,
  nameOf,
  personPath,
} from '#features/staff-users/staff-user.ts';
import type { SortKey } from '#features/staff-users/users.queries.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { labelOf } from './labels.ts';
import styles from './cells.module.css';

/* Shown once it is loaded: the gate limits the size of a page, and the list comes first. */
const load = () => import(/* webpackChunkName: "newcomer" */ './Newcomer.tsx');
const NewcomerActs = lazy(async () => ({ default: (await load()).NewcomerActs }));
const Written = lazy(async () => ({ default: (await load()).Written }));

interface Context {
  texts: (typeof messages)['fr'];
  scope: StaffScope;
  /** True for a list of new people: it shows what they wrote about themselves. */
  isOfNewcomers: boolean;
  sortOf: (key: SortKey) => NonNullable<Column<StaffUser>['sort']>;
  onUnverify: (user: StaffUser) => void;
  onChanged: (change: UndoableChange) => void;
}

/** The columns, each under the name that the API sorts by; the last has the actions. */
export function userColumns(context: Context): Column<StaffUser>[] {
  const { texts, sortOf, isOfNewcomers, ...acts } = context;
  const { columns, roles, yes, no } = texts;
  const yesOrNo = (isTrue: boolean) => <YesOrNo isTrue={isTrue} word={isTrue ? yes : no} />;
  const column = (key: SortKey, width: string, cell: Column<StaffUser>['cell']) => ({
    key,
    header: columns[labelOf(key)],
    sort: sortOf(key),
    width,
    cell,
    isNameless: !named.has(key),
  });

  return [
    column('id', '6rem', ({ id }) => <span className={styles.number}>{id}</span>),
    column('username', share, (user, tabIndex) => (
      <UserCell user={user} scope={acts.scope} tabIndex={tabIndex} />
    )),
    column('email', share, ({ email }) => (
      <span className={styles.email} title={email}>
        {email}
      </span>
    )),
    column('role', '8rem', ({ role }) => <RoleBadge role={role}>{roles[role]}</RoleBadge>),
    column('subscriber', '7.25rem', (user) => yesOrNo(isSubscribed(user))),
    column('verified', '6.25rem', ({ email_verified }) => yesOrNo(email_verified === 1)),
    column('created_at', '8.5rem', ({ created_at }) => <Moment at={created_at} precision="day" />),
    column('last_login', '10.25rem', ({ last_login }) => <Recent at={last_login} />),
    {
      key: 'actions',
      header: columns.actions,
      width: isOfNewcomers ? '16.5rem' : '5rem',
      isNameless: true,
      cell: (user, tabIndex = 0) => (
        <>
          {isOfNewcomers && (
            <Suspense>
              <NewcomerActs user={user} scope={acts.scope} tabIndex={tabIndex} />
            </Suspense>
          )}
          <RowActions user={user} tabIndex={tabIndex} {...acts} />
        </>
      ),
    },
    ...(isOfNewcomers ? [writtenColumn(columns.written)] : []),
  ];
}

/** The text of newcomers: a line of its own below the row, as wide as the row. */
const writtenColumn = (header: string): Column<StaffUser> => ({
  key: 'written',
  header,
  isNameless: true,
  cell: (user, tabIndex) => (
    <Suspense>
      <Written user={user} tabIndex={tabIndex} />
    </Suspense>
  ),
});

/** An equal share of what the other columns leave. */
const share = 'minmax(0, 1fr)';

/** Columns whose facts mean nothing without a name. */
const named = new Set<SortKey>(['subscriber', 'verified', 'created_at', 'last_login']);

/** The columns that can be hidden: all but who it is, and the actions. */
export const optionalColumns: readonly SortKey[] = ['email', 'role', ...named];

interface UserCellProps {
  user: StaffUser;
  scope: StaffScope;
  tabIndex: number | undefined;
}

/** The name, which leads to the person's page, a mark where the account is out of the ordinary, a link to the public profile, and the location. */
function UserCell({ user, scope, tabIndex }: UserCellProps) {
  const { username, location } = user;

  return (
    <span className={styles.who}>
      <span className={styles.marked}>
        <Link
          to={personPath(scope, user.id)}
          className={styles.name}
          tabIndex={tabIndex}
          title={nameOf(user)}
        >
          <PersonName name={listedNameOf(user)} />
        </Link>
        <StateBadge user={user} />
      </span>
      <span className={styles.about} title={isolatedName(location ?? '') || undefined}>
        {/* No one finds the profile of a suspended person. */}
        {username && user.suspension && <span>@{username}</span>}
        {username && !user.suspension && (
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

/** Shows a sign, with the word for screen readers. */
function YesOrNo({ isTrue, word }: { isTrue: boolean; word: string }) {
  return (
    <span className={styles.flag} data-true={isTrue} title={word}>
      {isTrue ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
