import { useState } from 'react';
import type { Changed } from './users.actions.ts';

/** Keeps the recent changes that a press can undo: only the last one for each person. */
export function useChanges(takeBack: (change: Changed) => void) {
  const [made, setMade] = useState<readonly Changed[]>([]);
  const remove = (gone: Changed) =>
    setMade((current) => current.filter(({ user }) => user.id !== gone.user.id));

  return {
    made,
    add: (change: Changed) =>
      setMade((current) => [...current.filter(({ user }) => user.id !== change.user.id), change]),
    remove,
    undo: (change: Changed) => {
      remove(change);
      takeBack(change);
    },
  };
}
