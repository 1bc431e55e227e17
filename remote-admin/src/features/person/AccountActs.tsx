import { useNavigate } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { ActButton, ActionButton } from '@camp/ui/acts/ActionButton';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, useState } from 'react';
import { ActCard } from '@camp/staff/display/ActCard';
import { accountMessages } from '#features/staff-users/account-messages.ts';
import { messages as actionMessages } from '#features/staff-users/actions/messages.ts';
import { RoleMenu } from '#features/staff-users/actions/RoleMenu.tsx';
import { useDeletion } from '#features/staff-users/actions/useDeletion.ts';
import { useFlagActions, useUserChange } from '#features/staff-users/actions/useUserChange.ts';
import {
  isAboutStaff,
  signsOut,
  type UserAction,
} from '#features/staff-users/actions/user-action.ts';
import { useAskedFor } from '#acts/useAskedFor.ts';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { actMessages } from './act-messages.ts';
import type { PersonProps } from './person.queries.ts';
import { useRefreshPerson } from './usePersonAct.ts';

/** Actions that the list offers as well: verification, subscription, role, deletion. Only here: editing. */
export function AccountActs({ person: { user }, scope }: PersonProps) {
  const { account: texts } = useMessages(actMessages);
  const { setRole } = useMessages(actionMessages);
  const change = useUserChange(user, scope, {
    asksFor: (action) => signsOut(action) || isAboutStaff(action, user),
    onSettled: useRefreshPerson(user.id),
  });
  const { saving, start } = change;
  const busy = (kind: UserAction['kind']) => ({
    isSaving: saving === kind,
    isHeld: saving !== null && saving !== kind,
  });

  return (
    <ActCard title={texts.title}>
      <div role="group" aria-label={texts.title}>
        {useFlagActions(user, scope).map(({ action, label, isAllowed }) => (
          <ActionButton
            key={action.kind}
            isAllowed={isAllowed}
            {...busy(action.kind)}
            onClick={() => start(action)}
          >
            {label}
          </ActionButton>
        ))}
        {scope === 'admin' && (
          <>
            <RoleMenu
              label={setRole}
              name={setRole}
              current={user.role}
              assignable={user.can.setRole ? user.assignableRoles : []}
              {...busy('role')}
              onChoose={(role) => start({ kind: 'role', role })}
            />
            <EditAccount user={user} />
            <DeletePerson user={user} />
          </>
        )}
      </div>
      {change.failure && <ActFailure {...change.failure} />}
      <ActDialog act={change} />
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
  useAskedFor({ act: 'edit', isOpen: user.can.edit, start: () => setOpen(true) });

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
  const { deleting } = useMessages(actionMessages).delete;
  const navigate = useNavigate();
  const deletion = useDeletion(user, {
    onClosed: (isDone) => isDone && void navigate('/admin/users', { replace: true }),
  });
  useAskedFor({ act: 'delete', isOpen: deletion.isAllowed, start: () => deletion.start() });

  return (
    <>
      <ActButton act={deletion} savingLabel={deleting} />
      <ActDialog act={deletion} />
    </>
  );
}
