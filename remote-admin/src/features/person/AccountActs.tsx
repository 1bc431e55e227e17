import { useNavigate } from '@camp/shell-api';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, useState } from 'react';
import { useQuestion } from '#acts/useQuestion.tsx';
import { ActCard } from '#display/ActCard.tsx';
import { ActionFailure } from '#display/actions.tsx';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { messages as actionMessages } from '#features/staff-users/actions/messages.ts';
import { useDeletion, useUserQuestion } from '#features/staff-users/actions/questions.ts';
import { RoleMenu } from '#features/staff-users/actions/RoleMenu.tsx';
import {
  isAboutStaff,
  signsOut,
  type UserAction,
} from '#features/staff-users/actions/user-action.ts';
import { useUserAction } from '#features/staff-users/actions/users.actions.ts';
import { isSubscribed, nameOf } from '#features/staff-users/staff-user.ts';
import { accountMessages } from '#features/staff-users/account-messages.ts';
import { actMessages } from './act-messages.ts';
import type { PersonProps } from './person.queries.ts';
import { useRefreshPerson } from './usePersonAct.ts';

/** Actions that the list offers as well: verification, subscription, role, deletion. Only here: editing. */
export function AccountActs({ person: { user }, scope }: PersonProps) {
  const { account: texts } = useMessages(actMessages);
  const actionTexts = useMessages(actionMessages);
  const action = useUserAction(user, scope, { onSettled: useRefreshPerson(user.id) });
  const saving = action.isPending ? action.variables.kind : null;
  const busy = (kind: UserAction['kind']) => ({
    isSaving: saving === kind,
    isHeld: saving !== null && saving !== kind,
  });
  const isVerified = user.email_verified === 1;
  const hasSubscription = isSubscribed(user);
  const { ask, question } = useQuestion<UserAction>(action, {
    failureShows: 'on-page',
    asks: useUserQuestion(user, scope),
  });
  const choose = (chosen: UserAction) =>
    signsOut(chosen) || isAboutStaff(chosen, user) ? ask(chosen) : action.mutate(chosen);

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
          onClick={() => choose({ kind: 'subscribe', to: hasSubscription ? 0 : 1 })}
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
      {question}
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
        title={texts.title({ name: nameOf(user) })}
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
  const { ask, question, isPending } = useDeletion(user, {
    onClosed: (isDone) => isDone && void navigate('/admin/users', { replace: true }),
  });

  return (
    <>
      <ActionButton
        variant="danger"
        isAllowed={user.can.delete}
        isSaving={isPending}
        savingLabel={texts.deleting}
        onClick={() => ask()}
      >
        {texts.open}
      </ActionButton>
      {question}
    </>
  );
}
