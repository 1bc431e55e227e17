import { rankOf, roles } from '@camp/contracts/site/roles';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useQueryClient } from '@camp/shell-api';
import { Menu, MenuChoices, MenuItem, MenuNote, MenuSeparator } from '@camp/ui/actions/Menu';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useRef, useState } from 'react';
import { useQuestion } from '#acts/useQuestion.tsx';
import { ActionFailure } from '#display/actions.tsx';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import {
  canOpenSecondFactor,
  SecondFactorDialog,
} from '#features/staff-users/SecondFactorDialog.tsx';
import { isSubscribed } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '#staff-scope.ts';
import styles from './actions.module.css';
import { ActionsButton } from './ActionsButton.tsx';
import { messages } from './messages.ts';
import { useDeletion, useUserQuestion } from './questions.ts';
import { removeUserFromLists } from './user-lists.ts';
import { isAboutStaff, signsOut, type UserAction } from './user-action.ts';
import { type UndoableChange, useUserAction } from './users.actions.ts';
import { useWhyNothing } from './useWhyNothing.ts';

interface Props {
  user: StaffUser;
  scope: StaffScope;
  /** The button's `tabIndex`. */
  tabIndex: number;
  /** Removes a verification after a while in which that can be undone. */
  onUnverify: (user: StaffUser) => void;
  /** Called with a change that a press can undo for a while. */
  onChanged: (change: UndoableChange) => void;
}

/**
 * The actions of staff on one user: a menu, open from the start. The API says in `can` what they may do
 * (docs/decisions/staff.md#0020).
 */
export default function UserActions({ user, scope, tabIndex, onUnverify, onChanged }: Props) {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  const whyNothing = useWhyNothing(user);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isSecondFactorOpen, setSecondFactorOpen] = useState(false);
  const action = useUserAction(user, scope, { onChanged });
  const toTrigger = () => trigger.current;
  const { ask, question } = useQuestion<UserAction>(action, {
    failureShows: 'on-page',
    asks: useUserQuestion(user, scope),
    finalFocus: toTrigger,
  });
  const deletion = useDeletion(user, {
    finalFocus: (isDone) => (isDone ? focusAfterRow(trigger.current) : trigger.current),
    onClosed: (isDone) => isDone && removeUserFromLists(queries, user.id),
  });

  /* It takes the place of the button that was pressed. */
  useEffect(() => trigger.current?.focus(), []);

  function choose(chosen: UserAction) {
    if (isAboutStaff(chosen, user)) return ask(chosen);
    if (!signsOut(chosen)) return action.mutate(chosen);
    return isStaff(user) ? ask(chosen) : onUnverify(user);
  }

  return (
    <>
      <Menu
        startsOpen
        onOpen={action.reset}
        trigger={
          <ActionsButton
            ref={trigger}
            user={user}
            isSaving={action.isPending}
            tabIndex={tabIndex}
          />
        }
      >
        {whyNothing && <MenuNote>{whyNothing}</MenuNote>}
        <MenuItem
          disabled={!canOpenSecondFactor(user, scope)}
          onClick={() => setSecondFactorOpen(true)}
        >
          {texts[scope].secondFactor}
        </MenuItem>
        <FlagItems user={user} scope={scope} onAction={choose} />
        {scope === 'admin' && <AdminItems user={user} onAction={choose} onDelete={deletion.ask} />}
      </Menu>
      {question}
      {deletion.question}
      <SecondFactorDialog
        user={user}
        scope={scope}
        isOpen={isSecondFactorOpen}
        onClose={() => setSecondFactorOpen(false)}
        finalFocus={toTrigger}
      />
      {action.error && (
        <div className={styles.failure}>
          <ActionFailure error={action.error} text={texts.failed[action.variables.kind]} />
        </div>
      )}
    </>
  );
}

/** Returns the element to focus when a row goes away: the next row, else the one before, else the heading. */
function focusAfterRow(inRow: HTMLElement | null): HTMLElement | null {
  const row = inRow?.closest<HTMLElement>('[role="row"]');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour instanceof HTMLElement ? neighbour : document.querySelector<HTMLElement>('h1');
}

const isStaff = ({ role }: StaffUser) => rankOf(role) > rankOf('subscriber');

interface ItemsProps {
  user: StaffUser;
  onAction: (action: UserAction) => void;
}

/** The two toggles. */
function FlagItems({ user, scope, onAction }: ItemsProps & { scope: StaffScope }) {
  const texts = useMessages(messages)[scope];
  const isVerified = user.email_verified === 1;
  const hasSubscription = isSubscribed(user);

  return (
    <>
      <MenuItem
        disabled={!user.can.verify}
        onClick={() => onAction({ kind: 'verify', to: isVerified ? 0 : 1 })}
      >
        {isVerified ? texts.unverify : texts.verify}
      </MenuItem>
      <MenuItem
        disabled={!user.can.subscribe}
        onClick={() => onAction({ kind: 'subscribe', to: hasSubscription ? 0 : 1 })}
      >
        {hasSubscription ? texts.unsubscribe : texts.subscribe}
      </MenuItem>
    </>
  );
}

/** The role and the end of an account, which are for admins alone. */
function AdminItems({ user, onAction, onDelete }: ItemsProps & { onDelete: () => void }) {
  const { setRole, delete: texts } = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);
  const assignable = user.can.setRole ? user.assignableRoles : [];
  const options = roles.map((role) => ({
    value: role,
    label: roleChoices[role],
    isDisabled: !assignable.includes(role),
  }));

  return (
    <>
      <MenuSeparator />
      <MenuChoices
        label={setRole}
        value={user.role}
        options={options}
        onChoose={(role) => {
          if (role !== user.role) onAction({ kind: 'role', role });
        }}
      />
      <MenuSeparator />
      <MenuItem isDanger disabled={!user.can.delete} onClick={onDelete}>
        {texts.open}
      </MenuItem>
    </>
  );
}
