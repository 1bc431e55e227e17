import { rankOf } from '@camp/contracts/site/roles';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useSession } from '@camp/shell-api';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useId } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { SecondFactorButton } from '#features/staff-users/second-factor/SecondFactorDialog.tsx';
import { canBeActedOn, isSubscribed, nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '#features/staff-users/users.queries.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './actions.module.css';
import { DeleteUser } from './DeleteUser.tsx';
import { messages } from './messages.ts';
import { RoleMenu } from './RoleMenu.tsx';
import { signsOut, type UserAction } from './user-action.ts';
import { useUserAction } from './users.actions.ts';

interface Props {
  user: StaffUser;
  scope: StaffScope;
}

/**
 * What staff can do to one user. The API says in `can` what they may do
 * (docs/decisions/0020-staff-permissions.md).
 */
export function UserActions({ user, scope }: Props) {
  const texts = useMessages(messages);
  const action = useUserAction(user, scope);
  const { ask, dialog } = useConfirmedMutation(action, { failureShows: 'on-page' });
  const disabledReason = useDisabledReason(user);
  const noteId = useId();
  const saving = action.isPending ? action.variables.kind : null;
  const busy = (kind: UserAction['kind']) => ({
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
      {...(disabledReason && { 'aria-describedby': noteId })}
    >
      <SecondFactorButton user={user} scope={scope} />
      <FlagButtons
        user={user}
        scope={scope}
        busy={busy}
        onAction={(chosen) => (signsOut(chosen) ? ask(chosen) : action.mutate(chosen))}
      />
      <ConfirmDialog
        {...dialog}
        title={texts.unverifyQuestion.title}
        text={texts.unverifyQuestion.text(nameOf(user))}
        confirmLabel={texts[scope].unverify}
        pendingLabel={texts.saving}
      />
      {scope === 'admin' && (
        <>
          <RoleMenu
            label={texts.setRole}
            name={texts.setRoleFor(nameOf(user))}
            current={user.role}
            assignable={user.can.setRole ? user.assignableRoles : []}
            {...busy('role')}
            onChoose={(role) => action.mutate({ kind: 'role', role })}
          />
          <DeleteUser user={user} isHeld={saving !== null} />
        </>
      )}
      {disabledReason && (
        <p id={noteId} className={styles.note}>
          {disabledReason}
        </p>
      )}
      {action.error && (
        <ActionFailure error={action.error} text={texts.failed[action.variables.kind]} />
      )}
    </div>
  );
}

/** Why every action on a user is disabled; null if at least one is allowed. */
function useDisabledReason(user: StaffUser): string | null {
  const { session } = useSession();
  const { ownAccount, ownAccountOfModerator, notBelow } = useMessages(messages);
  if (canBeActedOn(user)) return null;
  const isOwn = session.status === 'signed-in' && session.user.id === user.id;
  if (!isOwn) return notBelow;
  const isAdmin = rankOf(user.role) > rankOf('mod');
  return isAdmin ? ownAccount : ownAccountOfModerator;
}

interface FlagButtonsProps extends Props {
  busy: (kind: UserAction['kind']) => { isSaving: boolean; isHeld: boolean };
  onAction: (action: UserAction) => void;
}

/** The two toggles; while one saves, the row may already show its result. */
function FlagButtons({ user, scope, busy, onAction }: FlagButtonsProps) {
  const texts = useMessages(messages)[scope];
  const isVerified = user.email_verified === 1;
  const hasSubscription = isSubscribed(user);

  return (
    <>
      <ActionButton
        isAllowed={user.can.verify}
        widest={widest(texts.verify, texts.unverify)}
        {...busy('verify')}
        onClick={() => onAction({ kind: 'verify', to: isVerified ? 0 : 1 })}
      >
        {isVerified ? texts.unverify : texts.verify}
      </ActionButton>
      <ActionButton
        isAllowed={user.can.subscribe}
        widest={widest(texts.subscribe, texts.unsubscribe)}
        {...busy('subscribe')}
        onClick={() => onAction({ kind: 'subscribe', to: hasSubscription ? 0 : 1 })}
      >
        {hasSubscription ? texts.unsubscribe : texts.subscribe}
      </ActionButton>
    </>
  );
}

function widest(one: string, other: string): string {
  return one.length > other.length ? one : other;
}
