import { useNavigate } from '@camp/shell-api';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { notify } from '@camp/shell-api';
import { lazy, useState } from 'react';
import { ActCard } from '#display/ActCard.tsx';
import { ActionFailure } from '#display/actions.tsx';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { ActionQuestion } from '#features/staff-users/actions/ActionQuestion.tsx';
import { useLosses } from '#features/staff-users/actions/DeleteUser.tsx';
import { messages as actionMessages } from '#features/staff-users/actions/messages.ts';
import { ReasonedDialog, useStated } from '#features/staff-users/actions/ReasonedDialog.tsx';
import { RoleMenu } from '#features/staff-users/actions/RoleMenu.tsx';
import {
  isAboutStaff,
  signsOut,
  type UserAction,
} from '#features/staff-users/actions/user-action.ts';
import { useDeleteUser, useUserAction } from '#features/staff-users/actions/users.actions.ts';
import { isSubscribed, nameOf } from '#features/staff-users/staff-user.ts';
import { accountMessages } from './account-messages.ts';
import { actMessages } from './act-messages.ts';
import type { PersonProps } from './PersonPage.tsx';
import { useRefreshPerson } from './usePersonAct.ts';

/** Actions that the list offers as well: verification, subscription, role, deletion. Only here: editing. */
export function AccountActs({ person: { user }, scope }: PersonProps) {
  const { account: texts } = useMessages(actMessages);
  const actionTexts = useMessages(actionMessages);
  const action = useUserAction(user, scope);
  const refresh = useRefreshPerson(user.id);
  const saving = action.isPending ? action.variables.kind : null;
  const busy = (kind: UserAction['kind']) => ({
    isSaving: saving === kind,
    isHeld: saving !== null && saving !== kind,
  });
  const isVerified = user.email_verified === 1;
  const hasSubscription = isSubscribed(user);
  const perform = (chosen: UserAction) =>
    action.mutate(chosen, { onSettled: () => void refresh() });
  const { state, stated } = useStated<UserAction>({
    isPending: action.isPending,
    reset: action.reset,
    mutate: (chosen, { onSuccess, onSettled }) =>
      action.mutate(chosen, {
        onSuccess,
        onSettled: () => {
          onSettled();
          void refresh();
        },
      }),
  });
  const asked = useConfirmedMutation<UserAction>(stated, { failureShows: 'on-page' });
  const choose = (chosen: UserAction) =>
    signsOut(chosen) || isAboutStaff(chosen, user) ? asked.ask(chosen) : perform(chosen);

  return (
    <ActCard title={texts.title}>
      <div role="group" aria-label={texts.title}>
        <ActionButton
          isAllowed={user.can.verify}
          {...busy('verify')}
          onClick={() => choose({ kind: 'verify', to: isVerified ? 0 : 1 })}
        >
          {isVerified ? actionTexts[scope].unverify : actionTexts[scope].verify}
        </ActionButton>
        <ActionButton
          isAllowed={user.can.subscribe}
          {...busy('subscribe')}
          onClick={() => perform({ kind: 'subscribe', to: hasSubscription ? 0 : 1 })}
        >
          {hasSubscription ? actionTexts[scope].unsubscribe : actionTexts[scope].subscribe}
        </ActionButton>
        {scope === 'admin' && (
          <>
            <RoleMenu
              label={actionTexts.setRole}
              name={actionTexts.setRole}
              current={user.role}
              assignable={user.can.setRole ? user.assignableRoles : []}
              {...busy('role')}
              onChoose={(role) => choose({ kind: 'role', role })}
            />
            <EditAccount user={user} />
            <DeletePerson user={user} />
          </>
        )}
      </div>
      {action.error && (
        <ActionFailure error={action.error} text={actionTexts.failed[action.variables.kind]} />
      )}
      {asked.asked && (
        <ActionQuestion
          user={user}
          action={asked.asked}
          scope={scope}
          dialog={asked.dialog}
          onReason={state}
        />
      )}
    </ActCard>
  );
}

/* The page opens without the form: the gate limits the size of a page. */
const EditForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "edit-account" */ './EditForm.tsx')).EditForm,
}));

/** Opens the form for address and names. */
function EditAccount({ user }: Pick<PersonProps['person'], 'user'>) {
  const texts = useMessages(accountMessages).edit;
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <ActionButton isAllowed={user.can.edit} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </ActionButton>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.title(nameOf(user))}
        description={texts.consequence}
      >
        <EditForm user={user} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Asks, deletes for good, and then opens the list. */
function DeletePerson({ user }: Pick<PersonProps['person'], 'user'>) {
  const texts = useMessages(actionMessages).delete;
  const navigate = useNavigate();
  const losses = useLosses(user);
  const name = nameOf(user);
  const remove = useDeleteUser(user, {
    onSuccess: () => notify({ tone: 'success', text: texts.done(name) }),
  });
  const { state, stated } = useStated<object>(remove);
  const { ask, isDone, dialog } = useConfirmedMutation<object>(stated, {
    failureShows: 'in-dialog',
  });

  return (
    <>
      <ActionButton
        variant="danger"
        isAllowed={user.can.delete}
        isSaving={remove.isPending}
        savingLabel={texts.deleting}
        onClick={() => ask({})}
      >
        {texts.open}
      </ActionButton>
      <ReasonedDialog
        {...dialog}
        isNeeded
        onConfirm={(reason) => {
          state(reason);
          dialog.onConfirm();
        }}
        title={texts.title}
        text={texts.question({ name, id: user.id })}
        subject={name}
        losses={losses}
        confirmLabel={texts.open}
        pendingLabel={texts.deleting}
        failure={remove.error && <ActionFailure error={remove.error} text={texts.failed} />}
        onClosed={() => {
          if (isDone.current) void navigate('/admin/users', { replace: true });
        }}
      />
    </>
  );
}
