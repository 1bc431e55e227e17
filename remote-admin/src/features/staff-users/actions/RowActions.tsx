import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { lazy, memo, Suspense, useState } from 'react';
import type { StaffScope } from '@camp/staff/staff-scope';
import styles from './actions.module.css';
import { ActionsButton } from './ActionsButton.tsx';
import type { UndoableChange } from './users.actions.ts';

const load = () => import(/* webpackChunkName: "user-actions" */ './UserActions.tsx');
const UserActions = lazy(load);

interface Props {
  user: StaffUser;
  scope: StaffScope;
  tabIndex: number;
  onUnverify: (user: StaffUser) => void;
  onChanged: (change: UndoableChange) => void;
}

/** The menu of a row. Until it is asked for it is a button and nothing else, so that a hundred rows stay quick. */
export const RowActions = memo(function RowActions(props: Props) {
  const [isAskedFor, setAskedFor] = useState(false);
  const button = (
    <ActionsButton
      user={props.user}
      tabIndex={props.tabIndex}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAskedFor(true)}
    />
  );

  return (
    <span className={styles.actions}>
      {isAskedFor ? (
        <Suspense fallback={button}>
          <UserActions {...props} />
        </Suspense>
      ) : (
        button
      )}
    </span>
  );
});
