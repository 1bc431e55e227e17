import type { StaffUser } from '@camp/contracts/staff-users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useId } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from '#display/ActionFailure.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { messages } from './messages.ts';
import { RoleMenu } from './RoleMenu.tsx';
import { nameOf } from './name-of.ts';
import type { UsersScope } from '#features/staff-users/users-query.ts';
import { SecondFactorButton } from './second-factor/SecondFactorButton.tsx';
import styles from './UserActions.module.css';
import { isSubscribed, type UserDeed } from './user-deed.ts';
import { useUserChange } from './useUserChange.ts';
import { useWhyNot } from './useWhyNot.ts';

interface Props {
  user: StaffUser;
  scope: UsersScope;
}

/**
 * What staff can do to one user. The API says in `can` what they may do
 * (docs/decisions/0020-staff-permissions.md).
 */
export function UserActions({ user, scope }: Props) {
  const texts = useMessages(messages);
  const change = useUserChange(user, scope);
  const whyNot = useWhyNot(user, scope);
  const noteId = useId();
  const saving = change.isPending ? change.variables.kind : null;
  const busy = (kind: UserDeed['kind']) => ({
    isSaving: saving === kind,
    isHeld: saving !== null && saving !== kind,
  });

  return (
    <div
      role="group"
      tabIndex={-1}
      data-user-actions=""
      className={styles.actions}
      aria-label={texts.actionsFor(nameOf(user))}
      {...(whyNot && { 'aria-describedby': noteId })}
    >
      <SecondFactorButton user={user} scope={scope} />
      <FlagButtons user={user} scope={scope} busy={busy} onDeed={(deed) => change.mutate(deed)} />
      {scope === 'admin' && (
        <>
          <RoleMenu
            label={texts.setRole}
            name={texts.setRoleFor(nameOf(user))}
            current={user.role}
            assignable={user.can.setRole ? user.assignableRoles : []}
            {...busy('role')}
            onChoose={(role) => change.mutate({ kind: 'role', role })}
          />
          <DeleteUser user={user} isHeld={saving !== null} />
        </>
      )}
      {whyNot && (
        <p id={noteId} className={styles.note}>
          {whyNot}
        </p>
      )}
      {change.error && (
        <ActionFailure error={change.error} text={texts.failed[change.variables.kind]} />
      )}
    </div>
  );
}

interface FlagButtonsProps extends Props {
  busy: (kind: UserDeed['kind']) => { isSaving: boolean; isHeld: boolean };
  onDeed: (deed: UserDeed) => void;
}

/** The two toggles; while one saves, the row may already show what it leads to. */
function FlagButtons({ user, scope, busy, onDeed }: FlagButtonsProps) {
  const texts = useMessages(messages)[scope];
  const isVerified = user.email_verified === 1;
  const hasSubscription = isSubscribed(user);

  return (
    <>
      <ActionButton
        isAllowed={user.can.verify}
        widest={widest(texts.verify, texts.unverify)}
        {...busy('verify')}
        onClick={() => onDeed({ kind: 'verify', to: isVerified ? 0 : 1 })}
      >
        {isVerified ? texts.unverify : texts.verify}
      </ActionButton>
      <ActionButton
        isAllowed={user.can.subscribe}
        widest={widest(texts.subscribe, texts.unsubscribe)}
        {...busy('subscribe')}
        onClick={() => onDeed({ kind: 'subscribe', to: hasSubscription ? 0 : 1 })}
      >
        {hasSubscription ? texts.unsubscribe : texts.subscribe}
      </ActionButton>
    </>
  );
}

function widest(one: string, other: string): string {
  return one.length > other.length ? one : other;
}
