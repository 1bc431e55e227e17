import { useState } from 'react';
import type { UndoableChange } from './users.actions.ts';

/** Keeps the recent changes that a press can undo: only the last one for each person. */
export function useChanges(takeBack: (change: UndoableChange) => void) {
  const [made, setMade] = useState<readonly UndoableChange[]>([]);
  const remove = (gone: UndoableChange) =>
    setMade((current) => current.filter(({ user }) => user.id !== gone.user.id));

  return {
    made,
    add: (change: UndoableChange) =>
      setMade((current) => [...current.filter(({ user }) => user.id !== change.user.id), change]),
    remove,
    undo: (change: UndoableChange) => {
      remove(change);
      takeBack(change);
    },
  };
}
