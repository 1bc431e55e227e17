import { rankOf, roles } from '@camp/contracts/site/roles';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useQueryClient } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import type { LabelledAct } from '@camp/ui/acts/useAct';
import { Menu, MenuChoices, MenuItem, MenuNote, MenuSeparator } from '@camp/ui/actions/Menu';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useRef, useState } from 'react';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import {
  canOpenSecondFactor,
  SecondFactorDialog,
} from '#features/staff-users/SecondFactorDialog.tsx';
import type { StaffScope } from '@camp/staff/staff-scope';
import styles from './actions.module.css';
import { ActionsButton } from './ActionsButton.tsx';
import { messages } from './messages.ts';
import { removeUserFromLists } from './user-lists.ts';
import { isAboutStaff, signsOut, type UserAction } from './user-action.ts';
import { useDeletion } from './useDeletion.ts';
import type { UndoableChange } from './users.actions.ts';
import { useFlagActions, useUserChange } from './useUserChange.ts';
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
  const toTrigger = () => trigger.current;
  const change = useUserChange(user, scope, {
    asksFor: (action) => isAboutStaff(action, user) || (signsOut(action) && isStaff(user)),
    finalFocus: toTrigger,
    onChanged,
  });
  const deletion = useDeletion(user, {
    finalFocus: (isDone) => (isDone ? focusAfterRow(trigger.current) : trigger.current),
    onClosed: (isDone) => isDone && removeUserFromLists(queries, user.id),
  });

  /* It takes the place of the button that was pressed. */
  useEffect(() => trigger.current?.focus(), []);

  function choose(chosen: UserAction) {
    return signsOut(chosen) && !isStaff(user) ? onUnverify(user) : change.start(chosen);
  }

  return (
    <>
      <Menu
        startsOpen
        onOpen={change.reset}
        trigger={
          <ActionsButton
            ref={trigger}
            user={user}
            isSaving={change.isPending}
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
        {scope === 'admin' && <AdminItems user={user} onAction={choose} deletion={deletion} />}
      </Menu>
      <ActDialog act={change} />
      <ActDialog act={deletion} />
      <SecondFactorDialog
        user={user}
        scope={scope}
        isOpen={isSecondFactorOpen}
        onClose={() => setSecondFactorOpen(false)}
        finalFocus={toTrigger}
      />
      {change.failure && (
        <div className={styles.failure}>
          <ActFailure {...change.failure} />
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
  return useFlagActions(user, scope).map(({ action, label, isAllowed }) => (
    <MenuItem key={action.kind} disabled={!isAllowed} onClick={() => onAction(action)}>
      {label}
    </MenuItem>
  ));
}

/** The role and the end of an account, which are for admins alone. */
function AdminItems({ user, onAction, deletion }: ItemsProps & { deletion: LabelledAct }) {
  const { setRole } = useMessages(messages);
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
      <MenuItem isDanger disabled={!deletion.isAllowed} onClick={() => deletion.start()}>
        {deletion.label}
      </MenuItem>
    </>
  );
}
