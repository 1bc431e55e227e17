import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useUnsavedWork } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { messages } from './messages.ts';
import { UndoOffer, undoSeconds } from './UndoOffer.tsx';

/**
 * The people whose verification is about to be taken away. Leaving the page meanwhile is asked about, as
 * then it does not happen (docs/decisions/staff.md#0141).
 */
export function useWaiting(mutate: (user: StaffUser) => void) {
  const [users, setUsers] = useState<readonly StaffUser[]>([]);
  useUnsavedWork(users.length > 0);

  const remove = (gone: StaffUser) =>
    setUsers((current) => current.filter(({ id }) => id !== gone.id));
  return {
    users,
    add: (user: StaffUser) =>
      setUsers((current) => [...current.filter(({ id }) => id !== user.id), user]),
    undo: remove,
    act: (user: StaffUser) => {
      remove(user);
      mutate(user);
    },
  };
}

interface Props {
  user: StaffUser;
  onDue: () => void;
  onUndo: () => void;
}

/** Says what is about to happen to a person, and offers to stop it. */
export function WaitingUnverify({ user, onDue, onUndo }: Props) {
  const { text } = useMessages(messages).waiting;

  return (
    <UndoOffer
      text={text({ name: nameOf(user), seconds: undoSeconds })}
      onDue={onDue}
      onUndo={onUndo}
    />
  );
}
